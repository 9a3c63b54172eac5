import { Pip, SIDE_WORDS } from './side.tsx';
import type { SideName } from './side.tsx';

export interface SeatCount {
  seated: number;
  seats: number;
}

const SIDES = ['for', 'against'] as const;

/** The taken seats at a glance: full pips are taken, hollow ones free. */
export function SeatPips(props: Record<SideName, SeatCount>) {
  const words = SIDES.map(
    (side) => `${SIDE_WORDS[side]} ${props[side].seated} of ${props[side].seats} seated`,
  );
  return (
    <span className="seat-pips">
      <span className="visually-hidden">{words.join(', ')}</span>
      {SIDES.map((side) => (
        <Bench key={side} side={side} {...props[side]} />
      ))}
    </span>
  );
}

function Bench({ side, seated, seats }: SeatCount & { side: SideName }) {
  return (
    <span className={side}>
      {Array.from({ length: seats }, (_, seat) => (
        <Pip key={seat} hollow={seat >= seated} />
      ))}
    </span>
  );
}
