import { swingOf, winnerBySwing, type Tally } from '../documents/vote.ts';
import { SIDE_WORDS } from './words.ts';

const GAIN_WORDS = {
  for: 'For gained more.',
  against: 'Against gained more.',
  even: 'Neither side gained half a point more than the other.',
};

/** How far the votes moved, in one or two sentences; what is missing where they cannot tell. */
export function swingWords(tally: Tally): string {
  const swing = swingOf(tally);
  const gain = winnerBySwing(tally);
  if (!swing || !gain) return 'There were no votes at both times, so nothing can be said about a swing.';
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
