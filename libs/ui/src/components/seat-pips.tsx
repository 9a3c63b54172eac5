import * as m from '@rostrum/words/ui';
import { Pip, SIDE_WORDS } from './side.tsx';
import type { SideName } from './side.tsx';

export interface SeatCount {
  seated: number;
  seats: number;
  /** The same for each team, where two of them share the bench. */
  teams?: readonly { name: string; seated: number; seats: number }[];
}

const SIDES = ['for', 'against'] as const;

/** The taken seats at a glance: full pips are taken, hollow ones free. Teams on one bench are apart. */
export function SeatPips(props: Record<SideName, SeatCount>) {
  const words = SIDES.flatMap((side) =>
    teamsOf(side, props[side]).map(({ name, seated, seats }) =>
      m.seated({ name, seated: String(seated), seats: String(seats) }),
    ),
  );
  return (
    <span className="seat-pips">
      <span className="visually-hidden">{words.join(', ')}</span>
      {SIDES.flatMap((side) =>
        teamsOf(side, props[side]).map(({ name, seated, seats }) => (
          <span key={name} className={side}>
            {Array.from({ length: seats }, (_, seat) => (
              <Pip key={seat} hollow={seat >= seated} />
            ))}
          </span>
        )),
      )}
    </span>
  );
}

function teamsOf(side: SideName, { teams, ...bench }: SeatCount) {
  return teams ?? [{ name: SIDE_WORDS[side](), ...bench }];
}
