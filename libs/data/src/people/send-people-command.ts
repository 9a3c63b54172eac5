import {
  foundPeopleSchema,
  PEOPLE_REFUSALS,
  type PeopleAnswers,
  type PeopleCommand,
  type PeopleCommandInput,
  type PeopleRefusal,
} from '@rostrum/domain';
import * as z from 'zod/mini';
import {
  newCommandId,
  sendCommand,
  wireTo,
  type ReadAnswerOf,
  type ReplyOf,
  type Wire,
} from '../commands/send-command.ts';

export type PeopleCommandInputOf<Type extends PeopleCommand['type']> = Extract<
  PeopleCommandInput,
  { type: Type }
>;

/** What became of a command of the area `people`. */
export type PeopleReply<Value> = ReplyOf<Value, PeopleRefusal>;

type Sent = { commandId: string; command: PeopleCommandInput };
const people: Wire<Sent> = wireTo('people');

/** Asks the area `people` for something; see `sendCommand`. */
export function sendPeopleCommand<Type extends PeopleCommand['type']>(
  command: PeopleCommandInputOf<Type>,
  commandId = newCommandId(),
  wire = people,
): Promise<PeopleReply<PeopleAnswers[Type]>> {
  const type: Type = command.type;
  return sendCommand(type, { commandId, command }, (answer) => readAnswer(type, answer), wire);
}

const nothing = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((): Record<string, never> => ({})),
);

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

const envelope = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown(), atMs: z.number() }),
  z.object({
    ok: z.literal(false),
    refusal: z.custom<PeopleRefusal>((value) => typeof value === 'string' && value in PEOPLE_REFUSALS),
    message: z.string(),
    atMs: z.number(),
  }),
]);

/** @throws ZodError where the server answered something else than the contract says. */
function readAnswer<Type extends PeopleCommand['type']>(
  type: Type,
  data: unknown,
): ReadAnswerOf<PeopleAnswers[Type], PeopleRefusal> {
  const answer = envelope.parse(data);
  return answer.ok ? { ...answer, value: values[type].parse(answer.value) } : answer;
}
