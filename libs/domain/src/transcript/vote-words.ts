import { swingOf, winnerBySwing, type Tally } from '../documents/vote.ts';
import { SIDE_WORDS } from './words.ts';

/** With fewer votes at either time, a swing means nothing. */
const FEWEST_VOTES = 5;

export function votesIn(counts: Tally['before']): number {
  return counts.for + counts.against + counts.undecided;
}

/** `n = 38 before, 41 after` */
export function countWords({ before, after }: Tally): string {
  return `n = ${votesIn(before)} before, ${votesIn(after)} after`;
}

/** The result of the two votes in one sentence: "For gained 12 points; 3 people changed their mind." */
export function swingWords(tally: Tally): string {
  const swing = swingOf(tally);
  const winner = winnerBySwing(tally);
  if (!tellsSwing(tally) || !swing || !winner) {
    return `Too few votes to say: ${votesIn(tally.before)} before, ${votesIn(tally.after)} after.`;
  }
  return `${gainWords(swing, winner)}; ${mindWords(mindsChanged(tally))}.`;
}

/** Whether there were enough votes at both times to speak of a swing. */
export function tellsSwing({ before, after }: Tally): boolean {
  return Math.min(votesIn(before), votesIn(after)) >= FEWEST_VOTES;
}

/** How many people voted differently after the debate than before. */
export function mindsChanged({ moved }: Tally): number {
  return Object.entries(moved).reduce((sum, [move, count]) => {
    const [before, after] = move.split('>');
    return before === after ? sum : sum + count;
  }, 0);
}

/** The Oxford-style winner; undefined with too few votes. */
export function winnerWords(tally: Tally): string | undefined {
  const winner = winnerBySwing(tally);
  if (!tellsSwing(tally) || !winner) return undefined;
  if (winner === 'even') return 'No side wins: the gains are within half a point of each other.';
  return `${SIDE_WORDS[winner]} wins: the larger gain in percentage points.`;
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
  if (gain >= 0.5) return `${SIDE_WORDS[winner]} gained ${pointWords(gain)}`;
  const loser = winner === 'for' ? 'against' : 'for';
  return `${SIDE_WORDS[loser]} lost ${pointWords(swing[loser])}, ${SIDE_WORDS[winner]} fewer`;
}

function pointWords(points: number): string {
  const whole = Math.max(1, Math.abs(Math.round(points)));
  return whole === 1 ? '1 point' : `${whole} points`;
}

function mindWords(count: number): string {
  if (count === 0) return 'nobody changed their mind';
  return count === 1 ? '1 person changed their mind' : `${count} people changed their mind`;
}
