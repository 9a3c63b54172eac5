import { useOwnSuggestions, type Live } from '@rostrum/data';
import type { Suggestion } from '@rostrum/domain';
import { asNode, Bones, ErrorState, Panel, SectionHead } from '@rostrum/ui';
import * as m from '@rostrum/words/feedback';
import { useCommand, type Run } from '../../../../shared/commands/use-command.ts';
import { SuggestionForm } from './suggestion-form.tsx';
import { dayAndMonth } from '../../../../shared/timing/day-words.ts';

/** "Tell us what to improve", and the outcome of the person's earlier notes. */
export function Suggestions({ uid }: { uid: string }) {
  const { run } = useCommand('feedback');
  return <SuggestionsView uid={uid} suggestions={useOwnSuggestions(uid)} run={run} />;
}

export type SuggestionsViewProps = {
  uid: string;
  suggestions: Live<readonly Suggestion[]>;
  run: Run<'feedback'>;
};

export function SuggestionsView({ uid, suggestions, run }: SuggestionsViewProps) {
  return (
    <section aria-labelledby="suggestions-head">
      <Panel className="grid gap-6 p-6">
        <SectionHead id="suggestions-head">{m.tellUs()}</SectionHead>
        <SuggestionForm uid={uid} run={run} />
        {suggestions.status === 'loading' && <Bones label={m.loadingNotes()} lines={2} />}
        {suggestions.status === 'error' && (
          <ErrorState small title={m.notesFailed()} onRetry={suggestions.retry}>
            {suggestions.message}
          </ErrorState>
        )}
        {suggestions.status === 'ready' && suggestions.value.length > 0 && (
          <ul className="list" aria-label={m.yourNotes()}>
            {suggestions.value.map((suggestion) => (
              <Told key={suggestion.id} suggestion={suggestion} />
            ))}
          </ul>
        )}
      </Panel>
    </section>
  );
}

function Told({ suggestion: { text, state, answer, atMs } }: { suggestion: Suggestion }) {
  return (
    <li className="grid gap-1 py-3">
      <p className="wrap-anywhere">{m.quoted({ words: text })}</p>
      <p className="small muted">
        {asNode(m.noteOutcome({ state, day: dayAndMonth(atMs), b: (inside) => <b>{asNode(inside)}</b> }))}
      </p>
      {answer !== '' && <p className="small wrap-anywhere">{answer}</p>}
    </li>
  );
}
