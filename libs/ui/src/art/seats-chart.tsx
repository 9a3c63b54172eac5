import * as m from '@rostrum/words/art';
import { dash, diamond, disc, seatsOf } from './hemicycle.ts';
import type { Seat } from './hemicycle.ts';

const HALL = { centreX: 160, centreY: 150, innerX: 65, innerY: 65, rows: 7, gap: 13.5 };
const SEATS = seatsOf(HALL).sort((a, b) => a.angle - b.angle || a.row - b.row);

export interface SeatsChartProps {
  for: number;
  against: number;
  undecided: number;
}

/**
 * The balance of a house: For from the left, Against from the right, the undecided between. The seats are shares of
 * the whole (about 150), so a house of ten and one of a thousand can be compared.
 */
export function SeatsChart(votes: SeatsChartProps) {
  const shares = sharesOf(votes, SEATS.length);
  const firstAgainst = SEATS.length - shares.against;
  return (
    <span className="seats-chart">
      <span className="visually-hidden">
        {m.balance({ inFavour: votes.for, against: votes.against, undecided: votes.undecided })}
      </span>
      <svg className="seats" viewBox="0 0 320 160" aria-hidden="true">
        <path className="f" d={draw(SEATS.slice(0, shares.for), (x, y) => disc(x, y, 3.6))} />
        <path className="u" d={draw(SEATS.slice(shares.for, firstAgainst), (x, y) => dash(x, y, 3.4))} />
        <path className="a" d={draw(SEATS.slice(firstAgainst), (x, y) => diamond(x, y, 4.2))} />
      </svg>
    </span>
  );
}

/** Seats per side; rounding remainders stay undecided. An empty house is all undecided. */
function sharesOf(votes: SeatsChartProps, seats: number): { for: number; against: number } {
  const all = votes.for + votes.against + votes.undecided;
  if (all === 0) return { for: 0, against: 0 };
  return { for: Math.floor((votes.for / all) * seats), against: Math.floor((votes.against / all) * seats) };
}

function draw(seats: readonly Seat[], shape: (x: number, y: number) => string): string {
  return seats.map(({ x, y }) => shape(x, y)).join('');
}
