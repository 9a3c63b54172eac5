import { useTopicVote } from '@rostrum/data';
import type { Topic } from '@rostrum/domain';
import { useState } from 'react';
import { useCommand } from '../../../shared/commands/use-command.ts';
import { useVoting } from '../hooks/use-voting.ts';
import { TopicActs, type TopicAct } from './topic-acts.tsx';
import { TopicRow } from './topic-row.tsx';

/** A published topic with one's own vote, and the actions on it. */
export function LiveTopic({ topic, uid }: { topic: Topic; uid: string }) {
  const own = useTopicVote(topic.id, uid);
  const { run: runVote } = useCommand('topics');
  const { vote, ownVote } = useVoting((choice, again) =>
    runVote({ type: 'vote', topicId: topic.id, vote: choice }, { again }),
  );
  const [act, setAct] = useState<TopicAct>();
  return (
    <>
      <TopicRow
        topic={topic}
        isOwn={topic.authorId === uid}
        ownVote={ownVote(own.status === 'ready' ? own.value : undefined)}
        onVote={(choice) => void vote(choice)}
        onAct={setAct}
      />
      <TopicActs topic={topic} act={act} onClose={() => setAct(undefined)} />
    </>
  );
}
