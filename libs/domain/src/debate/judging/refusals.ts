import * as m from '@rostrum/words/debate-rules';

/** What is wrong with a ballot, by the rules of its format. */
export const BALLOT_REFUSALS = {
  'ballot-other-kind': m.ballotOtherKind,
  'points-missing': m.pointsMissing,
  'points-of-nobody': m.pointsOfNobody,
  'points-off-scale': m.pointsOffScale,
  'ranks-wrong': m.ranksWrong,
  'points-level': m.pointsLevel,
  'points-contradict': m.pointsContradict,
  'low-point-unsaid': m.lowPointUnsaid,
  'low-point-untrue': m.lowPointUntrue,
} as const;
export type BallotRefusal = keyof typeof BALLOT_REFUSALS;
