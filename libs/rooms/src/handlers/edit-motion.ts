import { accept, refuse } from '@rostrum/domain';
import { openRoom } from '../access/access.ts';
import type { RoomHandler } from '../access/context.ts';

/** The host rewords the motion while a seat is free. Once everybody has agreed to it, it is fixed. */
export const editMotion: RoomHandler<'editMotion'> = async (context, { roomId, motion }) => {
  const opened = await openRoom(context, 'editMotion', roomId);
  if (!opened.ok) return opened;
  const { room } = opened.value;
  if (room.debate.phase !== 'lobby') return refuse('wrong-phase');
  if (room.visibility === 'public' && context.motionWaits) return refuse('motion-waits');
  context.store.change(roomId, { motion });
  return accept({ answer: {} });
};
