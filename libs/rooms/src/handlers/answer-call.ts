import { accept } from '@rostrum/domain';
import type { RoomHandler } from '../access/context.ts';

/** Whoever the moderator called has heard it. */
export const answerCall: RoomHandler<'answerCall'> = async ({ uid, store }, { roomId }) => {
  store.rulings.deleteCall(uid, roomId);
  return accept({ answer: {} });
};
