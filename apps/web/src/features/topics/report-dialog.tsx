import { topicReasonSchema, type Topic } from '@rostrum/domain';
import { Button, Dialog, Motion, notify } from '@rostrum/ui';
import { REASON_WORDS } from './topic-words.ts';
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
        {topicReasonSchema.options.map((reason) => (
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
            {REASON_WORDS[reason]}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
