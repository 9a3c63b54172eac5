import { Bones } from '@rostrum/ui';
import * as m from '@rostrum/words/replay';

/** From this many documents on, the page shows the progress. */
const LONG = 300;

/** A record that is still loading; a long one shows its progress. */
export function ReadingState({ count, total }: { count: number; total: number }) {
  return (
    <div>
      <Bones label={m.reading()} lines={6} />
      {total > LONG && <p className="muted num mt-4">{m.readSoFar({ count, total })}</p>}
    </div>
  );
}
