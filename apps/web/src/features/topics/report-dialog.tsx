import { TOPIC_REASON_LIST, TOPIC_REASONS, type Topic } from '@rostrum/domain';
import { Button, Dialog, Motion, notify } from '@rostrum/ui';
import type { RunTopic } from './use-topic-commands.ts';

export type ReportDialogProps = { topic: Topic; run: RunTopic; busy: boolean; onClose: () => void };

/** Asks the moderators to look at a topic: one press says why, and sends it. */
export function ReportDialog({ topic, run, busy, onClose }: ReportDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="What is wrong with it?"
      text="Only moderators see this. The topic stays until they have looked."
    >
      <Motion size="sm" as="p">
        {topic.motion}
      </Motion>
      <div className="grid gap-2">
        {TOPIC_REASON_LIST.map((reason) => (
          <Button
            key={reason}
            block
            busy={busy}
            onClick={() => {
              void run({ type: 'report', topicId: topic.id, reason }).then((done) => {
                if (!done) return;
                notify({ text: 'The moderators have been told.' });
                onClose();
              });
            }}
          >
            {TOPIC_REASONS[reason]}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
