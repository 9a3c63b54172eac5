import { LIMITS } from '../../limits.ts';
import { accept, refuse } from '../../result.ts';
import type { Happening } from '../events.ts';
import { hasJudges } from '../formats/index.ts';
import { ballotProblem } from '../judging/check-ballot.ts';
import { areBallotsOpen, isJudge, missingJudges } from '../judging/panel.ts';
import { isOpponent } from '../opponent.ts';
import { paceLengths } from '../pace.ts';
import { benchOf, isFinished, isKnownIn, type DebateState } from '../state.ts';
import type { CommandOf, CommandResult } from './command-result.ts';

/**
 * The host names the whole panel, which replaces the last one; nobody's name takes the role back. A panel is odd, so that it
 * decides without a tie. It stands once the speeches are over.
 */
export function nameJudges(
  state: DebateState,
  { by, uids, present = [] }: CommandOf<'nameJudges'>,
): CommandResult {
  if (by !== state.hostId) return refuse('not-the-host');
  if (isFinished(state) || state.phase === 'verdictVote') return refuse('wrong-phase');
  if (!hasJudges(state.format)) return refuse('no-judges');
  const panel = [...new Set(uids)];
  if (panel.length > LIMITS.judgesAtMost) return refuse('too-many-judges');
  if (panel.length > 0 && panel.length % 2 === 0) return refuse('even-panel');
  if (panel.some((uid) => isOpponent(uid) || benchOf(state, uid) !== undefined))
    return refuse('judge-debates');
  const isThere = (uid: string) => present.includes(uid) || isKnownIn(state, uid);
  if (panel.some((uid) => state.removed.includes(uid) || !isThere(uid))) return refuse('nobody-there');
  return areSame(panel, state.judges)
    ? refuse('already-so')
    : accept([{ type: 'judgesNamed', by, uids: panel }]);
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((uid, index) => uid === other[index]);
}

/** A judge gives the role back. Their ballot no longer counts, and nobody waits for it. */
export function declineJudging(state: DebateState, { by }: CommandOf<'declineJudging'>): CommandResult {
  if (!isJudge(state, by)) return refuse('not-a-judge');
  const isOver = isFinished(state) || state.phase === 'verdictVote';
  if (isOver && !areBallotsOpen(state)) return refuse('ballots-closed');
  const others = missingJudges(state).filter((uid) => uid !== by);
  const isLast = areBallotsOpen(state) && others.length === 0;
  return accept([{ type: 'judgeLeft', by }, ...(isLast ? [{ type: 'ballotsClosed' as const }] : [])]);
}

/**
 * A judge hands in a ballot, or changes it. What it says is in no event, so that nobody reads it before all ballots are in.
 */
export function fileBallot(state: DebateState, { by, ballot }: CommandOf<'fileBallot'>): CommandResult {
  if (!isJudge(state, by)) return refuse('not-a-judge');
  if (!areBallotsOpen(state)) return refuse(state.ballots ? 'ballots-closed' : 'ballots-not-open');
  const problem = ballotProblem(state, ballot);
  if (problem) return refuse(problem);
  const isLast = missingJudges(state).every((uid) => uid === by);
  return accept([{ type: 'ballotFiled', by }, ...(isLast ? [{ type: 'ballotsClosed' as const }] : [])]);
}

/** Once the judges had their time, the host decides that nobody waits for the missing ballots. */
export function closeBallots(
  state: DebateState,
  { by }: CommandOf<'closeBallots'>,
  at: number,
): CommandResult {
  if (by !== state.hostId) return refuse('not-the-host');
  if (!state.ballots || state.ballots.isClosed) return refuse('wrong-phase');
  if (at < state.ballots.endsAtMs) return refuse('judges-have-time');
  return accept([{ type: 'ballotsClosed', by }]);
}

/** Ballots open once the speeches are over, if there are judges and somebody has spoken. */
export function openBallots(state: DebateState, at: number): Happening[] {
  if (state.judges.length === 0 || Object.keys(state.spoken).length === 0) return [];
  const judgingMs = paceLengths(state.format).judgingSeconds * 1_000;
  return [{ type: 'ballotsOpened', endsAtMs: at + judgingMs, lapsesAtMs: at + 2 * judgingMs }];
}
