import type { Live } from '@rostrum/data';
import { CASE_REASONS, type HouseDecision } from '@rostrum/domain';
import { Bones, ErrorState, SectionHead, Tag } from '@rostrum/ui';
import * as m from '@rostrum/words/house';
import { useId } from 'react';
import { houseActsWords } from '../../../shared/casework/house-act-words.ts';
import { dayWords } from '../../../shared/casework/when-words.ts';

/** Earlier decisions about a person, latest first. */
export function CaseHistory({ name, history }: { name: string; history: Live<readonly HouseDecision[]> }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id}>{m.history({ name })}</SectionHead>
      {history.status === 'loading' && <Bones label={m.historyLoading()} lines={2} />}
      {history.status === 'error' && (
        <ErrorState small title={m.historyFailed()} onRetry={history.retry}>
          {history.message}
        </ErrorState>
      )}
      {history.status === 'ready' && history.value.length === 0 && (
        <p className="small muted mt-3">{m.historyEmpty()}</p>
      )}
      {history.status === 'ready' && history.value.length > 0 && (
        <ul className="list small">
          {history.value.map(({ id: decisionId, by, acts, ground, atMs, overturnedAtMs }) => (
            <li key={decisionId} className="case-line row wrap">
              <span className="num faint">{dayWords(atMs)}</span>
              <b>{houseActsWords(acts)}</b>
              {ground && <span className="muted">{CASE_REASONS[ground]()}</span>}
              {by === 'host' && <Tag>{m.byHost()}</Tag>}
              {overturnedAtMs !== null && <Tag>{m.reversed()}</Tag>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
