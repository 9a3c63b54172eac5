import type { Format } from '../debate/format.ts';
import type { PanelResult, TieBreak } from '../debate/judging/panel-result.ts';
import type { PanelDecision } from '../documents/judging.ts';
import { SIDE_WORDS } from './words.ts';

/** The name of a team, by the id of its first seat. */
export function teamNameOf({ seats }: Pick<Format, 'seats'>, teamId: string): string {
  return seats.find(({ id }) => id === teamId)?.team ?? teamId;
}

/** `Against wins`, or the team that comes first. */
export function resultWords(format: Pick<Format, 'seats'>, result: PanelResult): string {
  if (result.kind === 'sides') return `${SIDE_WORDS[result.winner]} wins`;
  return `${teamNameOf(format, result.places[0]?.teamId ?? '')} comes first`;
}

/** The decision in one sentence: `The judges decided 2–1: Against wins.` */
export function decisionSentence(format: Pick<Format, 'seats'>, result: PanelResult): string {
  if (result.kind === 'teams') {
    const names = result.places.map(({ teamId }, place) => `${place + 1}. ${teamNameOf(format, teamId)}`);
    return `The judges ranked the teams: ${names.join(', ')}.`;
  }
  const { for: pro, against } = result.votes;
  if (pro + against === 1) return `The judge decided: ${resultWords(format, result)}.`;
  const split = `${Math.max(pro, against)}–${Math.min(pro, against)}`;
  return `The judges decided ${split}: ${resultWords(format, result)}.`;
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

/** Points as people write them: without zeros at the end. */
export function pointsText(points: number): string {
  return points.toLocaleString('en-GB', { maximumFractionDigits: 2 });
}
