import { accept } from '@rostrum/domain';
import type { RoomHandler } from '../access/context.ts';

/** The person whom the moderator called has seen the call. */
export const answerCall: RoomHandler<'answerCall'> = async ({ uid, store }, { roomId }) => {
  store.rulings.deleteCall(uid, roomId);
  return accept({ answer: {} });
};
