import { motionSchema, TOPIC_CATEGORIES } from '@rostrum/domain';
import { Button, Dialog, Field, TextArea } from '@rostrum/ui';
import * as m from '@rostrum/words/room-again';
import { BookOpenText, Shuffle } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '../../../shared/commands/use-command.ts';
import { useHeldWords, type OnHeld } from '../../../shared/commands/use-held-words.ts';
import { PracticeCase, TopicPicker } from '../start/index.ts';

export type Offered = { motion: string; topicId?: string };

export type AnotherMotionProps = {
  /** Offers only motions that the AI opponent has a case for. */
  isPractice: boolean;
  confirm: string;
  /** Whether it arrived. Words that the gate refuses go to `onHeld`. */
  onAsk: (offered: Offered, onHeld: OnHeld) => Promise<boolean>;
};

/** The motion of the next debate: written, picked from the topics, or one of ours. */
export function AnotherMotion({ isPractice, confirm, onAsk }: AnotherMotionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      title={m.anotherMotion()}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button>{m.anotherMotion()}</Button>}
    >
      <MotionForm
        isPractice={isPractice}
        confirm={confirm}
        onAsk={async (offered, onHeld) => {
          if (await onAsk(offered, onHeld)) setOpen(false);
        }}
      />
    </Dialog>
  );
}

type MotionFormProps = Pick<AnotherMotionProps, 'isPractice' | 'confirm'> & {
  onAsk: (offered: Offered, onHeld: OnHeld) => Promise<void>;
};

function MotionForm({ isPractice, confirm, onAsk }: MotionFormProps) {
  const [offered, setOffered] = useState<Offered>({ motion: '' });
  const [problem, setProblem] = useState<string>();
  const [isPicking, setIsPicking] = useState(false);
  const words = useHeldWords();
  const { run, busy } = useCommand('topics');
  const choose = (next: Offered) => {
    words.forget();
    setProblem(undefined);
    setIsPicking(false);
    setOffered(next);
  };
  const suggest = async () => {
    const category = anyOf(CATEGORIES) ?? null;
    const found = await run({ type: 'propose', about: '', category });
    const topics = found?.topics ?? [];
    const topic = anyOf(isPractice ? topics.filter(({ from }) => from === 'bank') : topics);
    if (topic) choose({ motion: topic.motion });
  };
  const submit = async () => {
    const motion = motionSchema.safeParse(offered.motion);
    if (!motion.success) return setProblem(motion.error.issues[0]?.message);
    words.forget();
    await onAsk({ ...offered, motion: motion.data }, words.onHeld);
  };
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field label={m.motion()} error={problem} refused={words.at('other.motion')}>
        <TextArea
          serif
          rows={3}
          placeholder={m.motionPlaceholder()}
          value={offered.motion}
          onChange={(event) => choose({ motion: event.target.value })}
        />
      </Field>
      <div className="row wrap">
        <Button
          size="sm"
          icon={BookOpenText}
          aria-expanded={isPicking}
          onClick={() => setIsPicking(!isPicking)}
        >
          {m.pickTopic()}
        </Button>
        <Button size="sm" icon={Shuffle} busy={busy === 'propose'} onClick={() => void suggest()}>
          {m.suggest()}
        </Button>
      </div>
      {isPicking && (
        <TopicPicker
          forPractice={isPractice}
          onPick={({ id, motion }) => choose({ motion, topicId: id })}
          onClose={() => setIsPicking(false)}
        />
      )}
      {isPractice && (
        <PracticeCase
          motion={offered.motion}
          topicId={offered.topicId}
          onPick={(motion) => choose({ motion })}
        />
      )}
      <Button type="submit" look="primary" className="justify-self-start">
        {confirm}
      </Button>
    </form>
  );
}

const CATEGORIES = TOPIC_CATEGORIES.filter((one) => one !== 'Other');

function anyOf<Value>(values: readonly Value[]): Value | undefined {
  return values[Math.floor(Math.random() * values.length)];
}
