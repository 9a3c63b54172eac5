import { mindsChanged, swingOf, winnerBySwing, type Tally } from '@rostrum/domain';

/** With fewer votes at one of the two times, a swing says nothing. */
export const FEWEST_VOTES = 5;

const NAMES = { for: 'For', against: 'Against' } as const;

export function votesIn(counts: Tally['before']): number {
  return counts.for + counts.against + counts.undecided;
}

/** `n = 38 before, 41 after` */
export function countWords({ before, after }: Tally): string {
  return `n = ${votesIn(before)} before, ${votesIn(after)} after`;
}

/** What the two votes say, in one sentence: "For gained 12 points; 3 people changed their mind." */
export function swingFinding(tally: Tally): string {
  const swing = swingOf(tally);
  const winner = winnerBySwing(tally);
  if (hasTooFew(tally) || !swing || !winner) {
    return `Too few votes to say: ${votesIn(tally.before)} before, ${votesIn(tally.after)} after.`;
  }
  return `${gainWords(swing, winner)}; ${mindWords(mindsChanged(tally))}.`;
}

export function hasTooFew({ before, after }: Tally): boolean {
  return Math.min(votesIn(before), votesIn(after)) < FEWEST_VOTES;
}

/** Who wins Oxford style; undefined where there were too few votes. */
export function winnerWords(tally: Tally): string | undefined {
  const winner = winnerBySwing(tally);
  if (hasTooFew(tally) || !winner) return undefined;
  if (winner === 'even') return 'No side wins: the gains are within half a point of each other.';
  return `${NAMES[winner]} wins: the larger gain in percentage points.`;
}

/** `+12`, `−3`, `0`: a change in whole percentage points. */
export function changeWords(points: number): string {
  const whole = Math.abs(Math.round(points));
  if (whole === 0) return '0';
  return `${points > 0 ? '+' : '−'}${whole}`;
}

function gainWords(swing: Record<'for' | 'against', number>, winner: 'for' | 'against' | 'even'): string {
  if (winner === 'even') {
    const both = Math.round(swing.for);
    if (both === 0) return 'Neither side gained or lost';
    return `Both sides ${both > 0 ? 'gained' : 'lost'} ${pointWords(both)}`;
  }
  const gain = swing[winner];
  if (gain >= 0.5) return `${NAMES[winner]} gained ${pointWords(gain)}`;
  const loser = winner === 'for' ? 'against' : 'for';
  return `${NAMES[loser]} lost ${pointWords(swing[loser])}, ${NAMES[winner]} fewer`;
}

function pointWords(points: number): string {
  const whole = Math.max(1, Math.abs(Math.round(points)));
  return whole === 1 ? '1 point' : `${whole} points`;
}

function mindWords(count: number): string {
  if (count === 0) return 'nobody changed their mind';
  return count === 1 ? '1 person changed their mind' : `${count} people changed their mind`;
}
