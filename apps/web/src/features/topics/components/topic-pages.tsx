import {
  topicPlace,
  TOPICS_A_PAGE,
  useTopicsPage,
  useTopicVote,
  type TopicPlace,
  type TopicsWish,
} from '@rostrum/data';
import type { Topic } from '@rostrum/domain';
import { AlertDialog, Bones, Button, ErrorState, Motion, notify } from '@rostrum/ui';
import * as m from '@rostrum/words/topics';
import { useState, type ReactNode } from 'react';
import { ReportDialog } from '../../../shared/casework/report-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { matches } from '../logic/matches.ts';
import { TopicRow, type TopicRowProps } from './topic-row.tsx';
import { useCommand } from '../../../shared/commands/use-command.ts';
import { useVoting } from '../hooks/use-voting.ts';

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

/** A topic with one's own vote, and the actions on it. */
function LiveTopic({ topic, uid }: { topic: Topic; uid: string }) {
  const own = useTopicVote(topic.id, uid);
  const { run, busy } = useCommand('topics');
  const { run: runVote } = useCommand('topics');
  const { vote, ownVote } = useVoting((choice, again) =>
    runVote({ type: 'vote', topicId: topic.id, vote: choice }, { again }),
  );
  const [act, setAct] = useState<Parameters<TopicRowProps['onAct']>[0]>();
  const close = () => setAct(undefined);
  const withdraw = async () => {
    const done = await run({ type: 'withdraw', topicId: topic.id }, { again: () => void withdraw() });
    if (done) notify({ text: m.withdrawn() });
  };
  return (
    <>
      <TopicRow
        topic={topic}
        isOwn={topic.authorId === uid}
        ownVote={ownVote(own.status === 'ready' ? own.value : undefined)}
        onVote={(choice) => void vote(choice)}
        onAct={setAct}
      />
      {act === 'report' && (
        <ReportDialog
          reporting={{ as: 'member', subject: { kind: 'topic', topicId: topic.id } }}
          what={m.thisTopic()}
          quote={
            <Motion size="sm" as="p">
              {topic.motion}
            </Motion>
          }
          onClose={close}
        />
      )}
      {act === 'edit' && <EditDialog topic={topic} run={run} busy={busy === 'edit'} onClose={close} />}
      <AlertDialog
        open={act === 'withdraw'}
        onOpenChange={close}
        title={m.withdrawTitle()}
        text={m.withdrawHint()}
        confirm={m.withdraw()}
        cancel={m.keepTopic()}
        danger
        onConfirm={() => void withdraw()}
      />
    </>
  );
}
