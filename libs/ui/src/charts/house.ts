import type { Seat } from '../art/hemicycle.ts';

/** Above this many people a seat is a share of the house instead of one person. */
export const SEATS_AT_MOST = 150;

const CENTRE = { centreX: 160, centreY: 150 };
const OUTER = 140;
const INNER_AT_LEAST = 50;
/** Enough rows and gaps that the seats of a small house stay large. */
const ROWS = [
  [8, 1],
  [20, 2],
  [40, 3],
  [65, 4],
  [100, 6],
  [SEATS_AT_MOST, 8],
] as const;

export interface House {
  /** From the left end to the right, as a house sits. */
  seats: Seat[];
  /** Half the room that a seat has. */
  radius: number;
}

/** A half circle with exactly `count` seats, at most `SEATS_AT_MOST`, starting at the left end. */
export function houseOf(count: number): House {
  const wanted = Math.min(count, SEATS_AT_MOST);
  const rows = ROWS.find(([most]) => wanted <= most)?.[1] ?? 8;
  const gap = Math.min(26, (OUTER - INNER_AT_LEAST) / rows);
  const radii = Array.from({ length: rows }, (_, row) => OUTER - gap * (rows - 1 - row));
  const perRow = shared(wanted, radii);
  const seats = radii.flatMap((radius, row) => rowOf(radius, perRow[row] ?? 0, row));
  const room = Math.min(
    gap,
    ...radii.map((radius, row) => (Math.PI * radius) / Math.max(1, perRow[row] ?? 1)),
  );
  return {
    seats: seats.sort((a, b) => a.angle - b.angle || a.row - b.row),
    radius: Math.min(8, room * 0.36),
  };
}

function rowOf(radius: number, count: number, row: number): Seat[] {
  return Array.from({ length: count }, (_, place) => {
    const angle = count === 1 ? 90 : (place / (count - 1)) * 180;
    const turn = (angle * Math.PI) / 180;
    return {
      x: CENTRE.centreX - radius * Math.cos(turn),
      y: CENTRE.centreY - radius * Math.sin(turn),
      angle,
      row,
    };
  });
}

/** `count` split into integers by weight; rounding remainders go to the largest fractions. */
export function shared(count: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (weight / all) * count);
  const parts = exact.map(Math.floor);
  const left = count - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
