import { currentStep, type DebateState } from '@rostrum/domain';
import type { Milestone } from '@rostrum/ui';

const BELLS = [
  { atMs: 60_000, text: 'One minute left.' },
  { atMs: 30_000, text: 'Thirty seconds left.' },
];

/**
 * The last moment worth saying aloud, for who does not see the clock. The same moment has the same id however often
 * it is asked, so that it is said once. Words and hand-overs are not here: the floor says them itself.
 */
export function milestoneOf(debate: DebateState, nowMs: number): Milestone | undefined {
  if (debate.phase === 'readyCheck')
    return { id: `ready-${debate.seq}`, text: 'All seats are taken. Say that you are ready.' };
  if (debate.phase === 'prep') return { id: `prep-${debate.stepSeq}`, text: 'The preparation has begun.' };
  if (debate.phase === 'paused')
    return { id: `paused-${debate.seq}`, text: 'The host has paused the debate.' };
  if (debate.phase !== 'live') return undefined;
  const { stepSeq, endsAtMs } = debate.floor;
  const leftMs = endsAtMs - nowMs;
  const stepMs = (currentStep(debate)?.seconds ?? 0) * 1_000;
  if (leftMs <= 0)
    return { id: `${stepSeq}-0`, text: `Time. ${debate.format.graceSeconds} seconds to finish.` };
  const bell = BELLS.findLast(({ atMs }) => leftMs <= atMs && atMs < stepMs);
  return bell && { id: `${stepSeq}-${bell.atMs}`, text: bell.text };
}
