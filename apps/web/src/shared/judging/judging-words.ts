import type { PanelDecision, Points, TieBreak } from '@rostrum/domain';

const PLACES = ['First', 'Second', 'Third', 'Fourth'];

/** `First`, `Second` …: a place from 0. */
export function placeWord(place: number): string {
  return PLACES[place] ?? `${place + 1}th`;
}

/** `25 to 30, in halves`: the points of one speech. */
export function scaleWords({ least, most, step }: Points): string {
  return `${least} to ${most}${step < 1 ? ', in halves' : ''}`;
}

/** Points as people write them: without zeros at the end. */
export function pointsText(points: number): string {
  return points.toLocaleString('en-GB', { maximumFractionDigits: 2 });
}

/** How many judges decided, and how they split. */
export function splitWords({ result, ballots, panel }: PanelDecision): string {
  const missing = panel - ballots.length;
  const left = missing === 0 ? '' : ` ${countOf(missing, 'ballot')} did not come in.`;
  if (ballots.length === 1) return `One judge decided.${left}`;
  if (result.kind === 'teams') return `${ballots.length} judges ranked the teams.${left}`;
  const [more, fewer] = [result.votes.for, result.votes.against].toSorted((one, other) => other - one);
  return `${ballots.length} judges decided, ${more}–${fewer}.${left}`;
}

function countOf(count: number, what: string): string {
  return count === 1 ? `One ${what}` : `${count} ${what}s`;
}

/** How a tie was broken; undefined without a tie. */
export function tieBreakWords(tieBreak: TieBreak): string | undefined {
  if (tieBreak === null) return undefined;
  return tieBreak === 'points'
    ? 'Teams with the same sum of places are ordered by their points.'
    : 'The judges were level, so the chair of the panel decided.';
}
