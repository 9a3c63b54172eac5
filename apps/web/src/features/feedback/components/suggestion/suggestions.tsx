import { useOwnSuggestions, type Live } from '@rostrum/data';
import { SUGGESTION_STATES, type Suggestion } from '@rostrum/domain';
import { Bones, ErrorState, Panel, SectionHead } from '@rostrum/ui';
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
        <SectionHead id="suggestions-head">Tell us what to improve</SectionHead>
        <SuggestionForm uid={uid} run={run} />
        {suggestions.status === 'loading' && <Bones label="Loading your notes" lines={2} />}
        {suggestions.status === 'error' && (
          <ErrorState small title="Your notes could not be loaded" onRetry={suggestions.retry}>
            {suggestions.message}
          </ErrorState>
        )}
        {suggestions.status === 'ready' && suggestions.value.length > 0 && (
          <ul className="list" aria-label="Your notes">
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
      <p className="wrap-anywhere">“{text}”</p>
      <p className="small muted">
        Sent on {dayAndMonth(atMs)}. It <b>{SUGGESTION_STATES[state]}</b>.
      </p>
      {answer !== '' && <p className="small wrap-anywhere">{answer}</p>}
    </li>
  );
}
