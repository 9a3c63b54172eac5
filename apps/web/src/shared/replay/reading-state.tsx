import { Bones } from '@rostrum/ui';

/** From this many documents on, the page shows the progress. */
const LONG = 300;

/** A record that is still loading; a long one shows its progress. */
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
