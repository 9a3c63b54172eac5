import { Bones } from '@rostrum/ui';

/** From this many documents on, a person is told how far the reading is. */
const LONG = 300;

/** A record that is still being read; of a long one it says how much of it is here. */
export function ReadingState({ count, total }: { count: number; total: number }) {
  return (
    <div>
      <Bones label="Reading the debate" lines={6} />
      {total > LONG && (
        <p className="muted num mt-4">
          Read {count.toLocaleString('en-GB')} of about {total.toLocaleString('en-GB')} entries.
        </p>
      )}
    </div>
  );
}
