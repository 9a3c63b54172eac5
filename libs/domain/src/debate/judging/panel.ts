import { benchOf, isHostNeutral, type DebateState } from '../state.ts';

/** Whether this person judges the debate. */
export function isJudge({ judges }: Pick<DebateState, 'judges'>, uid: string): boolean {
  return judges.includes(uid);
}

/** Whether this person's vote counts as the audience's: debaters have a side, and judges decide by their ballots. */
export function isVoter(state: DebateState, uid: string): boolean {
  return benchOf(state, uid) === undefined && !isJudge(state, uid);
}

/** Whether this person decides appeals in the room: its judges, and its host without a part in the debate. */
export function mayDecideAppeals(state: DebateState, uid: string): boolean {
  return isJudge(state, uid) || (uid === state.hostId && isHostNeutral(state));
}

/** Whether judges can hand in their ballots, or change them. */
export function areBallotsOpen({ ballots }: Pick<DebateState, 'ballots'>): boolean {
  return ballots !== null && !ballots.isClosed;
}

/** Whether this judge has handed in a ballot. */
export function hasFiled({ ballots }: Pick<DebateState, 'ballots'>, uid: string): boolean {
  return ballots?.filed.includes(uid) ?? false;
}

/** The judges whose ballots are missing. */
export function missingJudges({ judges, ballots }: Pick<DebateState, 'judges' | 'ballots'>): string[] {
  return judges.filter((uid) => !ballots?.filed.includes(uid));
}
