import { teamName, type Format } from './format.ts';
import { teamWords } from './formats/format-words.ts';
import { seatTakenBy, type DebateState } from './state.ts';

/** The team of `uid` where two teams share a bench, as in British Parliamentary; undefined elsewhere. */
export function teamOf(state: DebateState, uid: string): string | undefined {
  const seat = seatTakenBy(state, uid);
  const team = seat && teamName(state.format, seat);
  return team === undefined ? undefined : teamWords(team);
}

/** The team of each debater, by uid, where two teams share a bench. */
export function teamsByUid(format: Format, seats: DebateState['seats']): Record<string, string> {
  return Object.fromEntries(
    format.seats.flatMap((seat) => {
      const [uid, team] = [seats[seat.id], teamName(format, seat)];
      return uid && team !== undefined ? [[uid, teamWords(team)]] : [];
    }),
  );
}
