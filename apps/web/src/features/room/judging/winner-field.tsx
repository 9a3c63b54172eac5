import type { Side as SideName } from '@rostrum/domain';
import { Button, Side } from '@rostrum/ui';
import * as m from '@rostrum/words/room-judging';

type WinnerFieldProps = { winner: SideName | null; onChange: (winner: SideName) => void };

/** Which of the two sides won. */
export function WinnerField({ winner, onChange }: WinnerFieldProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="label mb-2">{m.whoWon()}</legend>
      <div className="row wrap">
        {(['for', 'against'] as const).map((side) => (
          <Button
            key={side}
            size="lg"
            className="vote-choice"
            aria-pressed={winner === side}
            onClick={() => onChange(side)}
          >
            <Side side={side} />
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
