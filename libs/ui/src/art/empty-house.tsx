import { disc, seatsOf } from './hemicycle.ts';

const SEATS = seatsOf({ centreX: 165, centreY: 150, innerX: 70, innerY: 70, rows: 4, gap: 20 });
/** Left of the middle, in the second row: a seat anybody could take. */
const YOURS = SEATS.filter(({ row }) => row === 1).at(6);

/** An empty house with one seat kept free for the viewer. Decorative. */
export function EmptyHouse() {
  const others = SEATS.filter((seat) => seat !== YOURS);
  return (
    <svg className="seats" viewBox="0 0 330 160" aria-hidden="true">
      <path className="e" d={others.map(({ x, y }) => disc(x, y, 3.5)).join('')} />
      {YOURS && <circle className="yours" cx={YOURS.x} cy={YOURS.y} r="6" />}
    </svg>
  );
}
