import type { Format, Side } from '../format.ts';
import { stepName, teamWords } from '../formats/format-words.ts';
import { seatName } from '../formats/seat-words.ts';
import type { DebateState } from '../state.ts';
import { rulingOf, type Points } from './scales.ts';

/** A team with somebody in it. `id` is that of its first seat, and names it on a ballot. */
export type Team = { id: string; side: Side; name: string };

/** Something that a judge gives points for. `key` names it on the ballot. */
export type Scored = { key: string; uid: string; side: Side; teamId: string; name: string; points: Points };

/**
 * What a ballot has to score: each seat with a person, and each reply where replies have points of their own. Somebody with two
 * seats gets points for both.
 */
export function scoredIn({ format, seats }: Pick<DebateState, 'format' | 'seats'>): Scored[] {
  const ruling = rulingOf(format);
  if (!ruling) return [];
  const seated = format.seats.flatMap((seat) => {
    const { id, side, team } = seat;
    const uid = seats[id];
    const teamId = firstSeatOf(format, team) ?? id;
    const name = seatName(format, seat);
    return uid ? [{ key: id, uid, side, teamId, name, points: ruling.speech }] : [];
  });
  const { reply } = ruling;
  if (!reply) return seated;
  const replies = format.steps
    .filter(({ kind }) => kind === 'rebuttal')
    .flatMap((step) => {
      const speaker = seated.find(({ key }) => step.seatIds.includes(key));
      const name = stepName(format, step);
      return speaker ? [{ ...speaker, key: step.id, name, points: reply }] : [];
    });
  return [...seated, ...replies];
}

function firstSeatOf({ seats }: Pick<Format, 'seats'>, team: string): string | undefined {
  return seats.find((seat) => seat.team === team)?.id;
}

/** The teams with somebody in them, in the order of the seats. */
export function teamsIn({ format, seats }: Pick<DebateState, 'format' | 'seats'>): Team[] {
  const taken = new Set(format.seats.filter(({ id }) => seats[id]).map(({ team }) => team));
  return format.seats.flatMap(({ id, side, team }) =>
    taken.has(team) && firstSeatOf(format, team) === id ? [{ id, side, name: teamWords(team) }] : [],
  );
}

/** Whether judges rank teams instead of naming the side that won. */
export function ranksTeams({ seats }: Pick<Format, 'seats'>): boolean {
  return new Set(seats.map(({ team }) => team)).size > 2;
}

/** The mean of a side's or a team's points, so that an empty seat costs it nothing; null without points. */
export function meanOf(
  scored: readonly Scored[],
  points: Readonly<Record<string, number>>,
  group: { side: Side } | { teamId: string },
): number | null {
  const own = scored.filter((one) =>
    'side' in group ? one.side === group.side : one.teamId === group.teamId,
  );
  if (own.length === 0) return null;
  return own.reduce((sum, { key }) => sum + (points[key] ?? 0), 0) / own.length;
}
