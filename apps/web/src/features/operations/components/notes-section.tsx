import { useAllSuggestions, type Live } from '@rostrum/data';
import {
  LIMITS,
  suggestionStateSchema,
  type Suggestion,
  type SuggestionKind,
  type SuggestionState,
} from '@rostrum/domain';
import { Bones, Button, ErrorState, Field, SectionHead, Select, TextArea } from '@rostrum/ui';
import * as m from '@rostrum/words/operations';
import { useState } from 'react';
import { useCommand, type Run } from '../../../shared/commands/use-command.ts';
import { useHeldWords } from '../../../shared/commands/use-held-words.ts';
import { dayAndMonth } from '../../../shared/timing/day-words.ts';

const kindWords: Readonly<Record<SuggestionKind, () => string>> = {
  problem: m.problem,
  idea: m.idea,
  praise: m.praise,
};
const stateWords: Readonly<Record<SuggestionState, () => string>> = {
  received: m.received,
  planned: m.planned,
  underWay: m.underWay,
  done: m.done,
  declined: m.declined,
};
const states = () => suggestionStateSchema.options.map((value) => ({ value, label: stateWords[value]() }));

/** Suggestions to the makers, and the makers' replies. */
export function NotesSection() {
  const { busy, run } = useCommand('feedback');
  return <NotesView notes={useAllSuggestions()} isBusy={busy !== null} run={run} />;
}

export type NotesViewProps = { notes: Live<readonly Suggestion[]>; isBusy: boolean; run: Run<'feedback'> };

export function NotesView({ notes, isBusy, run }: NotesViewProps) {
  return (
    <section aria-labelledby="notes-head">
      <SectionHead id="notes-head" aside={notes.status === 'ready' && notes.value.length}>
        {m.notes()}
      </SectionHead>
      {notes.status === 'loading' && <Bones label={m.loadingNotes()} lines={4} />}
      {notes.status === 'error' && (
        <ErrorState small title={m.notesFailed()} onRetry={notes.retry}>
          {notes.message}
        </ErrorState>
      )}
      {notes.status === 'ready' && notes.value.length === 0 && <p className="muted mt-3">{m.noNotes()}</p>}
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
      <p className="wrap-anywhere">{m.quoted({ words: note.text })}</p>
      <p className="small muted wrap-anywhere">
        {kindWords[note.kind]()} · {dayAndMonth(note.atMs)}
        {note.page !== '' && ` · ${m.fromPage({ page: note.page })}`}
        {note.screenshot !== null && ` · ${m.withPicture()}`}
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
        <Field label={m.outcome()}>
          <Select options={states()} value={state} onChange={setState} />
        </Field>
        <Field label={m.answer()} optional refused={words.at('answer')}>
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
        <Button type="submit" busy={isBusy} {...(!isChanged && { disabledBecause: m.unchanged() })}>
          {m.save()}
        </Button>
      </form>
    </li>
  );
}
