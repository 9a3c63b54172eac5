/** What is wrong with a ballot, by the rules of its format. */
export const BALLOT_REFUSALS = {
  'ballot-other-kind': 'That ballot belongs to another format. Open this debate again and fill in its own.',
  'points-missing': 'Give points to every speaker.',
  'points-of-nobody': 'That ballot has points for somebody who did not speak here.',
  'points-off-scale': 'Some points are not on this format’s scale.',
  'ranks-wrong': 'Give each team one place, and each place to one team.',
  'points-level': 'Two totals are level. Change the points, so that they differ.',
  'points-contradict': 'The points have to follow the result here: who is placed higher has more points.',
  'low-point-unsaid': 'The winner has fewer points. Say that it is a low-point win, or change the points.',
  'low-point-untrue': 'The winner does not have fewer points, so this is no low-point win.',
} as const;
export type BallotRefusal = keyof typeof BALLOT_REFUSALS;
