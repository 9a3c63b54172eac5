import type { Live } from '@rostrum/data';
import type { Topic } from '@rostrum/domain';
import { Bones, ButtonLink, EmptyState, ErrorState, Motion, PageHead, Tag } from '@rostrum/ui';
import * as m from '@rostrum/words/topics';
import { PATHS } from '../../../shared/navigation/paths.ts';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';
import { LiveTopic } from './live-topic.tsx';
import { TopicCases } from './topic-row.tsx';
import { WaitingTopic } from './waiting-topic.tsx';

export type TopicViewProps = { uid: string; topic: Live<Topic | null> };

/** The possible states of a topic's page. */
export function TopicView({ uid, topic }: TopicViewProps) {
  const isDenied = topic.status === 'error' && topic.problem === 'denied';
  const isMissing = isDenied || (topic.status === 'ready' && topic.value === null);
  return (
    <div className="page">
      <PageTitle>{m.topicTitle()}</PageTitle>
      {topic.status === 'loading' && <Bones label={m.loadingTopic()} lines={6} />}
      {topic.status === 'error' && !isDenied && (
        <ErrorState title={m.topicFailed()} level={1} onRetry={topic.retry}>
          {topic.message}
        </ErrorState>
      )}
      {isMissing && (
        <EmptyState
          level={1}
          title={m.topicMissing()}
          action={<ButtonLink href={PATHS.communityTopics}>{m.communityTitle()}</ButtonLink>}
        >
          {m.topicMissingHint()}
        </EmptyState>
      )}
      {topic.status === 'ready' && topic.value && (
        <>
          <PageHead title={m.topicTitle()} />
          <OneTopic uid={uid} topic={topic.value} />
        </>
      )}
    </div>
  );
}

function OneTopic({ uid, topic }: { uid: string; topic: Topic }) {
  switch (topic.status) {
    case 'published':
      return (
        <ul className="list">
          <LiveTopic topic={topic} uid={uid} />
        </ul>
      );
    case 'waiting':
      return topic.authorId === uid ? (
        <>
          <WaitingTopic topic={topic} />
          <TopicCases topic={topic} />
        </>
      ) : (
        <Unlisted topic={topic} state={m.waits()} hint={m.waitsForHouse()} />
      );
    case 'hidden':
      return <Unlisted topic={topic} state={m.isHidden()} hint={m.isHiddenHint()} />;
    case 'withdrawn':
      return <Unlisted topic={topic} state={m.isWithdrawn()} hint={m.isWithdrawnHint()} />;
  }
}

/** A topic on no list, for its author and the house. */
function Unlisted({ topic, state, hint }: { topic: Topic; state: string; hint: string }) {
  return (
    <article className="grid gap-2" aria-label={topic.motion}>
      <p>
        <Tag>{state}</Tag>
      </p>
      <Motion>{topic.motion}</Motion>
      <p className="small muted">{hint}</p>
      {topic.background && <p className="muted max-w-[72ch]">{topic.background}</p>}
      <TopicCases topic={topic} />
    </article>
  );
}
