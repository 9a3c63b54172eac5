import {
  foundPeopleSchema,
  PEOPLE_REFUSALS,
  type PeopleAnswers,
  type PeopleCommandInput,
  type PeopleRefusal,
} from '@rostrum/domain';
import * as z from 'zod/mini';
import { nothing } from '../commands/read-answer.ts';
import { areaCommands, type ReplyOf } from '../commands/send-command.ts';

/** The reply to a command of the area `people`. */
export type PeopleReply<Value> = ReplyOf<Value, PeopleRefusal>;

/** Asks the area `people` for something. */
export const sendPeopleCommand = areaCommands<PeopleCommandInput, PeopleAnswers, PeopleRefusal>({
  name: 'people',
  refusals: PEOPLE_REFUSALS,
  values: {
    saveProfile: nothing,
    passStep: nothing,
    acceptRules: nothing,
    follow: nothing,
    unfollow: nothing,
    block: nothing,
    unblock: nothing,
    challenge: z.object({ invitationId: z.string(), roomId: z.string(), code: z.string() }),
    invite: z.object({ invitationId: z.string() }),
    acceptInvitation: z.object({ roomId: z.string() }),
    declineInvitation: nothing,
    withdrawInvitation: nothing,
    readNotices: nothing,
    readChannels: z.object({ pushKey: z.string(), mail: z.enum(['on', 'off']) }),
    saveReach: nothing,
    addDevice: nothing,
    removeDevice: nothing,
    tryMailAgain: nothing,
    find: foundPeopleSchema,
  },
});
