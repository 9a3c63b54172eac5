import { keptBackWords, lateWords, type Tally } from '@rostrum/domain';

/** What a tally leaves out: votes of people who joined late, and small counts. Nothing if it leaves nothing out. */
export function TallyNotes({ tally }: { tally: Tally }) {
  const notes = [lateWords(tally), keptBackWords(tally)].filter((words) => words !== undefined);
  if (notes.length === 0) return null;
  return (
    <div className="grid gap-1">
      {notes.map((words) => (
        <p key={words} className="small muted">
          {words}
        </p>
      ))}
    </div>
  );
}
