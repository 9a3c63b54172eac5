import { otherSide, type Format, type Side } from './format.ts';
import type { DebateState } from './state.ts';

type Seats = DebateState['seats'];

/** The people of both benches change places, each to the seat with the same number. */
export function swapBenches(format: Format, seats: Seats): Seats {
  return Object.fromEntries(format.seats.map(({ id }) => [id, seats[mirrorOf(format, id)] ?? null]));
}

/** The order in which the given side speaks first; both benches must have the same seats. */
export function withFirstSide(format: Format, first: Side): Format {
  const [opening] = format.steps.flatMap(({ seatIds }) => seatIds);
  const isFirst = format.seats.find(({ id }) => id === opening)?.side === first;
  if (isFirst) return format;
  const mirrored = (ids: readonly string[]) => ids.map((id) => mirrorOf(format, id));
  const steps = format.steps.map((step) => ({
    ...step,
    seatIds: mirrored(step.seatIds),
    askingSeatIds: mirrored(step.askingSeatIds),
  }));
  return { ...format, steps };
}

/** The seat with the same number on the other bench. */
function mirrorOf(format: Format, seatId: string): string {
  const seat = format.seats.find(({ id }) => id === seatId);
  if (!seat) return seatId;
  const onSide = (side: Side) => format.seats.filter((one) => one.side === side);
  return onSide(otherSide(seat.side))[onSide(seat.side).indexOf(seat)]?.id ?? seatId;
}
