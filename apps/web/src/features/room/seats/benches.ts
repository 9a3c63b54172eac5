import { type Format, type Seat, seatsOn, type Side, teamsOn, teamWords } from '@rostrum/domain';

/** Those who sit and win together. */
export type Team = { name: string; side: Side; seats: Seat[] };

/** The teams of a format in the order of their seats: one a side, in British Parliamentary two. */
export function teamsOf(format: Format): Team[] {
  return (['for', 'against'] as const).flatMap((side) => {
    const seats = seatsOn(format, side);
    return teamsOn(format, side).map((team) => ({
      name: teamWords(team),
      side,
      seats: seats.filter((seat) => seat.team === team),
    }));
  });
}

/** Whether the name of a team says more than its side does. */
export function hasOwnName({ seats }: Team): boolean {
  return seats.every(({ team }) => team !== 'For' && team !== 'Against');
}
