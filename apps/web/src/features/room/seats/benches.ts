import { seatsOn, teamsOn, type Format, type Seat, type Side } from '@rostrum/domain';

/** Those who sit and win together. */
export type Team = { name: string; side: Side; seats: Seat[] };

/** The teams of a format in the order of their seats: one a side, in British Parliamentary two. */
export function teamsOf(format: Format): Team[] {
  return (['for', 'against'] as const).flatMap((side) => {
    const seats = seatsOn(format, side);
    return teamsOn(format, side).map((name) => ({
      name,
      side,
      seats: seats.filter(({ team }) => team === name),
    }));
  });
}

/** Whether the name of a team says more than its side does. */
export function hasOwnName({ name }: Team): boolean {
  return name !== 'For' && name !== 'Against';
}
