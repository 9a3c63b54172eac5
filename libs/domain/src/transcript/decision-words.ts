import type { Format } from '../debate/format.ts';
import type { PanelResult } from '../debate/judging/panel-result.ts';
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
