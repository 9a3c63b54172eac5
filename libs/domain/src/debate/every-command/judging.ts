import { BEFORE, BEGUN, each, everyone, hostOnly, inAll, type ExpectedOf } from './expected.ts';

/** The situations in a format that judges decide. */
const JUDGED = ['coinFlip', 'prepBank', 'live, a point offered', 'live, a point accepted'] as const;

/** The judge is the audience's person, once one is named. */
export const JUDGING: ExpectedOf<'nameJudges' | 'declineJudging' | 'fileBallot' | 'closeBallots'> = {
  nameJudges: {
    ...inAll([...BEFORE, ...BEGUN], hostOnly('no-judges')),
    ...inAll(JUDGED, hostOnly('judgesNamed')),
    else: hostOnly('wrong-phase'),
  },
  declineJudging: {
    'debrief, ballots open': each('not-a-judge', 'not-a-judge', 'not-a-judge', 'judgeLeft, ballotsClosed'),
    else: everyone('not-a-judge'),
  },
  fileBallot: {
    'debrief, ballots open': each('not-a-judge', 'not-a-judge', 'not-a-judge', 'ballotFiled, ballotsClosed'),
    else: everyone('not-a-judge'),
  },
  closeBallots: { 'debrief, ballots open': hostOnly('judges-have-time'), else: hostOnly('wrong-phase') },
};
