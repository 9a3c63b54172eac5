import type { Live } from '@rostrum/data';
import type { Topic } from '@rostrum/domain';
import { ErrorState, SectionHead } from '@rostrum/ui';
import * as m from '@rostrum/words/topics';
import { useId } from 'react';
import { WaitingTopic } from './waiting-topic.tsx';

/** One's own topics that wait for the house. Most people have none, so it takes no place before it knows. */
export function YoursWaiting({ topics }: { topics: Live<readonly Topic[]> }) {
  const id = useId();
  if (topics.status === 'error') {
    return (
      // One message is enough for one failure: if the list below failed too, it tells.
      <div className="has-[~[role=alert]]:hidden">
        <ErrorState small title={m.yoursFailed()} onRetry={topics.retry}>
          {topics.message}
        </ErrorState>
      </div>
    );
  }
  if (topics.status === 'loading' || topics.value.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mb-8">
      <SectionHead id={id}>{m.yoursWaiting()}</SectionHead>
      <ul className="list">
        {topics.value.map((topic) => (
          <li key={topic.id}>
            <WaitingTopic topic={topic} />
          </li>
        ))}
      </ul>
    </section>
  );
}
