import { accept, decide, type DebateCommand, type PlainCommand } from '@rostrum/domain';
import { changeRoom } from './change-room.ts';
import type { Handled, InTransaction } from './context.ts';

/** Asks the machine and stores its events. */
export function debateCommand(context: InTransaction, command: PlainCommand): Handled {
  const { db, tx, uid, atMs } = context;
  const { roomId: _, ...asked } = command;
  const room = db.readRoom(tx);
  const decision = decide(room.debate, { ...asked, by: uid } satisfies DebateCommand, atMs);
  if (!decision.ok) return decision;
  const stepSeq = asked.type === 'advance' ? { stepSeq: asked.stepSeq } : {};
  const after = changeRoom(context, room, decision.value, { type: asked.type, ...stepSeq });
  return accept({ answer: {}, clock: { before: room.debate, after: after.debate } });
}

/** Comes in; whoever is the first to watch a running debate is its audience. */
export function enter(context: InTransaction): Handled {
  const room = context.db.readRoom(context.tx);
  const watched = decide(room.debate, { type: 'watch', by: context.uid }, context.atMs);
  if ('floor' in room.debate && watched.ok) changeRoom(context, room, watched.value, { type: 'enter' });
  return accept({ answer: {} });
}
