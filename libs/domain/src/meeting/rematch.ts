import { swapBenches, withFirstSide } from '../debate/coin-choices.ts';
import { otherSide, seatsOn, type Format } from '../debate/format.ts';
import { FORMATS } from '../debate/formats/index.ts';
import { seatTakenBy, sittersOn, type DebateState } from '../debate/state.ts';
import type { Rematch } from '../documents/room.ts';
import { LIMITS } from '../limits.ts';
import { foldText } from '../text.ts';

/** The seats of another debate by the same people: the sides are swapped, and the order is the format's own again. */
export function rematchOf({ format, seats }: Pick<DebateState, 'format' | 'seats'>): {
  format: Format;
  seated: { uid: string; seatId: string }[];
} {
  const swapped = swapBenches(format, seats);
  const seated = format.seats.flatMap(({ id }) => {
    const uid = swapped[id];
    return uid ? [{ uid, seatId: id }] : [];
  });
  const first = firstSideOf(FORMATS.get(format.id) ?? format);
  return { format: first ? withFirstSide(format, first) : format, seated };
}

function firstSideOf({ steps, seats }: Format) {
  const [opening] = steps.flatMap(({ seatIds }) => seatIds);
  return seats.find(({ id }) => id === opening)?.side;
}

/** The people who sit opposite a person; none if they have no seat. */
export function opposite(debate: DebateState, uid: string): string[] {
  const mine = seatTakenBy(debate, uid);
  if (!mine) return [];
  return sittersOn(debate, seatsOn(debate.format, otherSide(mine.side)));
}

/** How long an offer of another debate stands, in milliseconds. */
export function rematchLastsMs({ pace }: Pick<Format, 'pace'>): number {
  return (pace === 'correspondence' ? LIMITS.rematchHours * 60 : LIMITS.rematchMinutes) * 60_000;
}

/** Whether two offers are of the same debate. */
export function isSameOffer(one: Rematch['other'], other: Rematch['other']): boolean {
  return foldText(one?.motion ?? '') === foldText(other?.motion ?? '');
}
