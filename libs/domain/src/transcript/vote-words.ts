import { FEWEST_TOLD, type Gained, type Tally, type VoteCounts } from '../documents/tally.ts';
import { SIDE_WORDS } from './words.ts';

/** What is shown instead of a count that is kept back. */
const FEW_WORDS = `fewer than ${FEWEST_TOLD}`;

/** `n = 38 before, 41 after` */
export function countWords(tally: Tally): string {
  return `n = ${votersAt('before', tally)} before, ${votersAt('after', tally)} after`;
}

function votersAt(time: 'before' | 'after', { voted, counts }: Tally): string {
  const people = voted[time];
  if (people !== null) return `${people}`;
  return counts ? `${counts[time].for + counts[time].against} and ${FEW_WORDS} undecided` : FEW_WORDS;
}

/** A count, or that it is kept back: `12`, `fewer than 5`. */
export function toldWords(people: number | null): string {
  return people === null ? FEW_WORDS : `${people}`;
}

/** The votes of one time for each answer, in words; none if they are kept back. */
export function answerWords(counts: VoteCounts): string[] {
  return [counts.for, counts.against, counts.undecided].map(toldWords);
}

/** The result of the two votes in one sentence: "For gained 12 points; 8 people changed their mind." */
export function swingWords(tally: Tally): string {
  const { swing, gained, changed } = tally;
  if (!gained) return `Too few votes to say: ${countWords(tally).replace('n = ', '')}.`;
  const moved = swing ? gainWords(swing, gained) : directionWords(gained);
  return changed === null ? `${moved}.` : `${moved}; ${changed} people changed their mind.`;
}

/** Why counts are missing; undefined if all are told. */
export function keptBackWords({ swing }: Tally): string | undefined {
  if (swing) return undefined;
  return `Counts of ${FEW_WORDS} people are shown to nobody, and neither is a figure that would give one away.`;
}

/** How many joined late, and that they decide nothing; undefined if nobody did. */
export function lateWords({ late }: Tally): string | undefined {
  if (late === 0) return undefined;
  const people = late === null ? 'A few people' : `${late} people`;
  return `${people} joined late; their votes are not part of the swing.`;
}

/** The Oxford-style winner; undefined with too few votes. */
export function winnerWords({ gained }: Tally): string | undefined {
  if (!gained) return undefined;
  if (gained === 'even') return 'No side wins: the gains are within half a point of each other.';
  return `${SIDE_WORDS[gained]} wins: the larger gain in percentage points.`;
}

/** `+12`, `−3`, `0`: a change in whole percentage points. */
export function changeWords(points: number): string {
  const whole = Math.abs(Math.round(points));
  if (whole === 0) return '0';
  return `${points > 0 ? '+' : '−'}${whole}`;
}

/** The result without points, which would give a small count away. */
function directionWords(gained: Gained): string {
  return gained === 'even' ? 'The swing favoured neither side' : `The swing went to ${SIDE_WORDS[gained]}`;
}

function gainWords(swing: Record<'for' | 'against', number>, winner: Gained): string {
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
