import { useAllSuggestions, type Live } from '@rostrum/data';
import {
  LIMITS,
  SUGGESTION_KINDS,
  SUGGESTION_STATES,
  suggestionStateSchema,
  type Suggestion,
  type SuggestionState,
} from '@rostrum/domain';
import { Bones, Button, ErrorState, Field, SectionHead, Select, TextArea } from '@rostrum/ui';
import { useState } from 'react';
import { useCommand, type Run } from '../../../shared/commands/use-command.ts';
import { useHeldWords } from '../../../shared/commands/use-held-words.ts';
import { dayAndMonth } from '../../../shared/timing/day-words.ts';

const STATES = suggestionStateSchema.options.map((value) => ({
  value,
  label: `It ${SUGGESTION_STATES[value]}`,
}));

/** Suggestions to the makers, and the makers' replies. */
export function NotesSection() {
  const { busy, run } = useCommand('feedback');
  return <NotesView notes={useAllSuggestions()} isBusy={busy !== null} run={run} />;
}

export type NotesViewProps = { notes: Live<readonly Suggestion[]>; isBusy: boolean; run: Run<'feedback'> };

export function NotesView({ notes, isBusy, run }: NotesViewProps) {
  return (
    <section aria-labelledby="notes-head" className="mt-10">
      <SectionHead id="notes-head" aside={notes.status === 'ready' && notes.value.length}>
        Notes from people
      </SectionHead>
      {notes.status === 'loading' && <Bones label="Loading the notes" lines={4} />}
      {notes.status === 'error' && (
        <ErrorState small title="The notes could not be loaded" onRetry={notes.retry}>
          {notes.message}
        </ErrorState>
      )}
      {notes.status === 'ready' && notes.value.length === 0 && (
        <p className="muted mt-3">Nobody has written yet. What people send from Feedback stands here.</p>
      )}
      {notes.status === 'ready' && (
        <ul className="list">
          {notes.value.map((note) => (
            <Note key={`${note.id}-${note.changedAtMs}`} note={note} isBusy={isBusy} run={run} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Note({ note, isBusy, run }: { note: Suggestion; isBusy: boolean; run: Run<'feedback'> }) {
  const [state, setState] = useState<SuggestionState>(note.state);
  const [answer, setAnswer] = useState(note.answer);
  const words = useHeldWords();
  const isChanged = state !== note.state || answer !== note.answer;
  return (
    <li className="grid gap-3 py-4">
      <p className="wrap-anywhere">“{note.text}”</p>
      <p className="small muted wrap-anywhere">
        {SUGGESTION_KINDS[note.kind]}, {dayAndMonth(note.atMs)}
        {note.page !== '' && `, from ${note.page}`}
        {note.screenshot !== null && ', with a picture'}
      </p>
      <form
        className="grid grid-cols-[14rem_minmax(0,1fr)_auto] items-end gap-3 max-md:grid-cols-1"
        onSubmit={(event) => {
          event.preventDefault();
          words.forget();
          void run(
            { type: 'answerSuggestion', suggestionId: note.id, state, answer },
            { onHeld: words.onHeld },
          );
        }}
      >
        <Field label="What becomes of it">
          <Select options={STATES} value={state} onChange={setState} />
        </Field>
        <Field label="Answer" optional refused={words.at('answer')}>
          <TextArea
            rows={1}
            maxLength={LIMITS.ballotNoteMaxLength}
            value={answer}
            onChange={({ target }) => {
              words.forget();
              setAnswer(target.value);
            }}
          />
        </Field>
        <Button type="submit" busy={isBusy} {...(!isChanged && { disabledBecause: 'Nothing has changed' })}>
          Save
        </Button>
      </form>
    </li>
  );
}
