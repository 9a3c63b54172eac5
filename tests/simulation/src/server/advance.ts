import { accept, decide } from '@rostrum/domain';
import { changeRoom, readRoom, type Changing } from './change-room.ts';
import type { Handled } from './context.ts';

/** What a task asks for: the stored clock and its number decide, never its delivery. */
export function advance(context: Changing, stepSeq: number, atMs: number): Handled {
  const room = readRoom(context);
  const decision =
    context.mistake === 'trusts-every-task'
      ? decide(room.debate, { type: 'nextStep', by: room.debate.hostId }, atMs)
      : decide(room.debate, { type: 'advance', by: 'clock', stepSeq }, atMs);
  if (!decision.ok) return decision;
  const after = changeRoom(context, room, decision.value, { type: 'advance', stepSeq });
  return accept({ answer: {}, clock: { before: room.debate, after: after.debate } });
}
