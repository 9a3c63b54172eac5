import { accept, decide } from '@rostrum/domain';
import { openRoom } from '../access/access.ts';
import type { RoomHandler } from '../access/context.ts';
import { readPresent, storeNewHost } from './hand-on.ts';

/** The host goes out before the debate has begun. The server knows who is there to host it. */
export const goOut: RoomHandler<'goOut'> = async (context, { roomId, to }) => {
  const { uid, atMs } = context;
  const opened = await openRoom(context, 'goOut', roomId);
  if (!opened.ok) return opened;
  const before = opened.value.room.debate;
  const present = await readPresent(context, opened.value);
  const decision = decide(before, { type: 'goOut', by: uid, to, present }, atMs);
  if (!decision.ok) return decision;
  const { debate, practice } = await storeNewHost(context, opened.value, decision.value);
  return accept({ answer: {}, clock: { roomId, before, after: debate, practice } });
};
