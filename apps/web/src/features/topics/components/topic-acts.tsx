import type { Topic } from '@rostrum/domain';
import { AlertDialog, Motion, notify } from '@rostrum/ui';
import * as m from '@rostrum/words/topics';
import { ReportDialog } from '../../../shared/casework/report-dialog.tsx';
import { useCommand } from '../../../shared/commands/use-command.ts';
import { EditDialog } from './edit-dialog.tsx';

export type TopicAct = 'report' | 'edit' | 'withdraw';

export type TopicActsProps = { topic: Topic; act: TopicAct | undefined; onClose: () => void };

/** The dialog of the chosen action on a topic. */
export function TopicActs({ topic, act, onClose }: TopicActsProps) {
  const { run, busy } = useCommand('topics');
  const withdraw = async () => {
    const done = await run({ type: 'withdraw', topicId: topic.id }, { again: () => void withdraw() });
    if (done) notify({ text: m.withdrawn() });
  };
  return (
    <>
      {act === 'report' && (
        <ReportDialog
          reporting={{ as: 'member', subject: { kind: 'topic', topicId: topic.id } }}
          what={m.thisTopic()}
          quote={
            <Motion size="sm" as="p">
              {topic.motion}
            </Motion>
          }
          onClose={onClose}
        />
      )}
      {act === 'edit' && <EditDialog topic={topic} run={run} busy={busy === 'edit'} onClose={onClose} />}
      <AlertDialog
        open={act === 'withdraw'}
        onOpenChange={onClose}
        title={m.withdrawTitle()}
        text={topic.status === 'waiting' ? m.withdrawWaitingHint() : m.withdrawHint()}
        confirm={m.withdraw()}
        cancel={m.keepTopic()}
        danger
        onConfirm={() => void withdraw()}
      />
    </>
  );
}
