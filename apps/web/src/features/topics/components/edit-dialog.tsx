import type { Topic, TopicContent } from '@rostrum/domain';
import { Button, Dialog, notify } from '@rostrum/ui';
import * as m from '@rostrum/words/topics';
import { useState } from 'react';
import { useHeldWords } from '../../../shared/commands/use-held-words.ts';
import { readyTopic } from '../logic/ready-topic.ts';
import { TopicForm } from './topic-form.tsx';
import type { Run } from '../../../shared/commands/use-command.ts';

export type EditDialogProps = { topic: Topic; run: Run<'topics'>; busy: boolean; onClose: () => void };

/** Changes one's own topic; votes and debates stay with it. */
export function EditDialog({ topic, run, busy, onClose }: EditDialogProps) {
  const [content, setContent] = useState<TopicContent>(() => contentOf(topic));
  const [problem, setProblem] = useState<string>();
  const words = useHeldWords();
  const save = async () => {
    const ready = readyTopic(content);
    if (!ready.ok) return setProblem(ready.problem);
    setProblem(undefined);
    words.forget();
    const command = { type: 'edit', topicId: topic.id, topic: ready.topic } as const;
    const saved = await run<'edit'>(command, { onHeld: words.onHeld, again: () => void save() });
    if (!saved) return undefined;
    notify(saved.outcome === 'waiting' ? { text: m.savedWaits() } : { text: m.saved(), tone: 'good' });
    return onClose();
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={m.editTitle()}
      text={m.editHint()}
      actions={
        <>
          <Button onClick={onClose}>{m.cancel()}</Button>
          <Button look="primary" busy={busy} onClick={() => void save()}>
            {m.save()}
          </Button>
        </>
      }
    >
      <TopicForm
        topic={content}
        onChange={(changed) => {
          words.forget();
          setContent(changed);
        }}
        problem={problem}
        held={words.held}
      />
    </Dialog>
  );
}

function contentOf({ motion, category, kind, difficulty, background, terms, ...topic }: Topic): TopicContent {
  return { motion, category, kind, difficulty, background, arguments: topic.arguments, terms };
}
