import { topicPlace, TOPICS_A_PAGE, useTopicsPage, type TopicPlace, type TopicsWish } from '@rostrum/data';
import { Bones, Button, ErrorState } from '@rostrum/ui';
import * as m from '@rostrum/words/topics';
import { useState, type ReactNode } from 'react';
import { matches } from '../logic/matches.ts';
import { LiveTopic } from './live-topic.tsx';

export type TopicPagesProps = {
  wish: TopicsWish;
  uid: string;
  /** The start of the page; null for the first. */
  after: TopicPlace | null;
  /** Shown if the first page is empty. */
  nothing: ReactNode;
};

/** A page of topics, and the next one below it on demand. */
export function TopicPages({ wish, uid, after, nothing }: TopicPagesProps) {
  const page = useTopicsPage(wish, after);
  const [next, setNext] = useState<TopicPlace>();
  if (page.status === 'loading') return <Bones label={m.loadingTopics()} lines={8} />;
  if (page.status === 'error') {
    return (
      <ErrorState small title={m.loadFailed()} onRetry={page.retry}>
        {page.message}
      </ErrorState>
    );
  }
  const last = page.value.at(-1);
  const isFull = page.value.length === TOPICS_A_PAGE;
  const shown = page.value.filter((topic) => matches(topic, wish));
  if (shown.length === 0 && !isFull && after === null) return nothing;
  return (
    <>
      <ul className="list list-long [--entry-height:10rem]">
        {shown.map((topic) => (
          <LiveTopic key={topic.id} topic={topic} uid={uid} />
        ))}
      </ul>
      {next ? (
        <TopicPages wish={wish} uid={uid} after={next} nothing={nothing} />
      ) : (
        isFull && last && <Button onClick={() => setNext(topicPlace(last, wish))}>{m.showMore()}</Button>
      )}
    </>
  );
}
