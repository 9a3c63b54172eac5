import { accept, aimed, decide } from '@rostrum/domain';
import { changeRoom } from './change-room.ts';
import type { Asked, Handled, InTransaction } from './context.ts';

/** What a task or the sweeper asks for: the stored clock and the number decide, never who asks or when. */
export function advance(context: InTransaction<Asked>, stepSeq: number): Handled {
  const { db, tx, atMs, mistake } = context;
  const room = db.readRoom(tx);
  const decision =
    mistake === 'trusts-every-task'
      ? decide(room.debate, aimed(room.debate, { type: 'nextStep', by: room.debate.hostId }), atMs)
      : decide(room.debate, { type: 'advance', by: 'clock', stepSeq }, atMs);
  if (!decision.ok) return decision;
  const after = changeRoom(context, room, decision.value, { type: 'advance', stepSeq });
  return accept({ answer: {}, clock: { before: room.debate, after: after.debate } });
}
