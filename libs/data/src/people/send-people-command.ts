import {
  foundPeopleSchema,
  PEOPLE_REFUSALS,
  type PeopleAnswers,
  type PeopleCommand,
  type PeopleCommandInput,
  type PeopleRefusal,
} from '@rostrum/domain';
import * as z from 'zod/mini';
import { answersWith, nothing } from '../commands/read-answer.ts';
import { newCommandId, sendCommand, wireTo, type ReplyOf, type Wire } from '../commands/send-command.ts';

export type PeopleCommandInputOf<Type extends PeopleCommand['type']> = Extract<
  PeopleCommandInput,
  { type: Type }
>;

/** What became of a command of the area `people`. */
export type PeopleReply<Value> = ReplyOf<Value, PeopleRefusal>;

type Sent = { commandId: string; command: PeopleCommandInput };
const people: Wire<Sent> = wireTo('people');
const read = answersWith(PEOPLE_REFUSALS);

/** Asks the area `people` for something; see `sendCommand`. */
export function sendPeopleCommand<Type extends PeopleCommand['type']>(
  command: PeopleCommandInputOf<Type>,
  commandId = newCommandId(),
  wire = people,
): Promise<PeopleReply<PeopleAnswers[Type]>> {
  const type: Type = command.type;
  const parse = (value: unknown) => values[type].parse(value);
  return sendCommand(type, { commandId, command }, (answer) => read(answer, parse), wire);
}

/** How each command's value is read off the wire. */
const values: { [Type in PeopleCommand['type']]: z.ZodMiniType<PeopleAnswers[Type]> } = {
  saveProfile: nothing,
  setPhoto: z.object({ photoURL: z.string() }),
  passStep: nothing,
  acceptRules: nothing,
  follow: nothing,
  unfollow: nothing,
  block: nothing,
  unblock: nothing,
  report: nothing,
  decideReport: nothing,
  challenge: z.object({ invitationId: z.string(), roomId: z.string(), code: z.string() }),
  invite: z.object({ invitationId: z.string() }),
  acceptInvitation: z.object({ roomId: z.string() }),
  declineInvitation: nothing,
  withdrawInvitation: nothing,
  readNotices: nothing,
  find: foundPeopleSchema,
};
