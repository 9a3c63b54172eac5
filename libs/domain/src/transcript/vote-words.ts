import { swingOf, winnerBySwing, type Tally } from '../documents/vote.ts';
import { SIDE_WORDS } from './words.ts';

const GAIN_WORDS = {
  for: 'For gained more.',
  against: 'Against gained more.',
  even: 'Neither side gained half a point more than the other.',
};

/** With fewer votes at one of the two times, a swing says nothing. */
const FEWEST_VOTES = 5;

/** Whether there were enough votes at both times to speak of a swing. */
export function tellsSwing({ before, after }: Tally): boolean {
  return Math.min(countVotes(before), countVotes(after)) >= FEWEST_VOTES;
}

/** How far the votes moved, in one or two sentences; that they cannot tell where there were too few. */
export function swingWords(tally: Tally): string {
  const swing = swingOf(tally);
  const gain = winnerBySwing(tally);
  if (!swing || !gain || !tellsSwing(tally)) {
    return `Too few votes to say: ${countVotes(tally.before)} before, ${countVotes(tally.after)} after.`;
  }
  const points = (['for', 'against'] as const).map(
    (side) => `${SIDE_WORDS[side]} ${pointsText(swing[side])}`,
  );
  return `Swing in percentage points: ${points.join(', ')}. ${GAIN_WORDS[gain]}`;
}

/** `+12.5`, `−3.0`, `0.0`: percentage points with their sign. */
export function pointsText(points: number): string {
  const figures = Math.abs(points).toFixed(1);
  if (figures === '0.0') return figures;
  return `${points > 0 ? '+' : '−'}${figures}`;
}

/** How many people voted otherwise after the debate than before. */
export function mindsChanged({ moved }: Tally): number {
  return Object.entries(moved).reduce((sum, [move, count]) => {
    const [before, after] = move.split('>');
    return before === after ? sum : sum + count;
  }, 0);
}

function countVotes(counts: Tally['before']): number {
  return counts.for + counts.against + counts.undecided;
}
