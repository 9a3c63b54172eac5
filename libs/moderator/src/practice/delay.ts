import {
  countOf,
  currentStep,
  OPPONENT_UID,
  seatedOn,
  seatTakenBy,
  type DebateState,
  type Live,
  type PracticeLevel,
} from '@rostrum/domain';
import { hasSpoken, isAskedToEnd } from './move.ts';
import { LEVELS } from './levels.ts';

/** At most this part of the remaining step, and never immediately, because people read. */
const PART_OF_THE_REST = 6;
const LEAST_MS = 400;
/** How long a reader needs for a character, and at most for a speech, before the opponent yields. */
const READING_MS = 25;
const LONGEST_READING_MS = 30_000;
/** In an exchange people answer faster than they prepare a speech. */
const EXCHANGE = 0.6;
const AGREES_MS = 1_000;

/**
 * How long the opponent waits before its next look, in milliseconds; null if it can do nothing until something else
 * happens. It thinks as long as its level, and leaves time to read its words.
 */
export function opponentDelayMs(debate: DebateState, level: PracticeLevel, atMs: number): number | null {
  if (!seatTakenBy(debate, OPPONENT_UID)) return null;
  if (debate.phase === 'readyCheck' || debate.phase === 'prep') {
    return debate.ready.includes(OPPONENT_UID) ? null : 0;
  }
  if (isAskedToEnd(debate, atMs)) return AGREES_MS;
  if (debate.phase !== 'live' || !mayAct(debate)) return null;
  const restMs = Math.max(0, debate.floor.endsAtMs - atMs);
  const waitMs = Math.max(LEAST_MS, Math.min(naturalMs(debate, level), restMs / PART_OF_THE_REST));
  const stillUntilMs = Math.max(countOf(debate.mutedUntilMs, OPPONENT_UID), debate.floor.coolUntilMs);
  return Math.round(Math.max(waitMs, stillUntilMs - atMs));
}

function mayAct(debate: Live): boolean {
  const { turn, yielded } = debate.floor;
  const step = currentStep(debate);
  if (turn?.uid === OPPONENT_UID || step?.turnSeconds != null) return true;
  return seatedOn(debate, step).includes(OPPONENT_UID) && !yielded.includes(OPPONENT_UID);
}

function naturalMs(debate: Live, level: PracticeLevel): number {
  const { thinksMs } = LEVELS[level];
  if ((currentStep(debate)?.seatIds.length ?? 0) > 1) return thinksMs * EXCHANGE;
  if (!hasSpoken(debate)) return thinksMs;
  return Math.min(countOf(debate.floor.used, OPPONENT_UID) * READING_MS, LONGEST_READING_MS);
}
