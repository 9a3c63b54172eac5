import { LIMITS } from '@rostrum/domain';
import { Button, Field, TextArea } from '@rostrum/ui';
import * as m from '@rostrum/words/room-start';
import { BookOpenText } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useController, type Control } from 'react-hook-form';
import { MotionFindings } from '../../../shared/motions/motion-findings.tsx';
import { motionLength, type StartValues } from './start-form.ts';
import { TopicPicker } from './topic-picker.tsx';

export type MotionFieldProps = { control: Control<StartValues>; isPractice: boolean };

/** The motion, typed, or taken from the topics. */
export function MotionField({ control, isPractice }: MotionFieldProps) {
  const { field, fieldState } = useController({ control, name: 'motion' });
  const { field: topic } = useController({ control, name: 'topic' });
  const [isPicking, setIsPicking] = useState(false);
  const words = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { ref: register } = field;
  useEffect(() => register(words.current), [register]);
  const close = (toFocus: RefObject<HTMLElement | null>) => {
    setIsPicking(false);
    requestAnimationFrame(() => toFocus.current?.focus());
  };
  const { count, isTooLong } = motionLength(field.value);
  const counted = { count, most: LIMITS.motionMaxLength };
  return (
    <div className="stack-2">
      <Field
        label={m.motion()}
        error={fieldState.error?.message ?? (isTooLong ? m.motionTooLong(counted) : undefined)}
        hint={count > 0 ? m.motionCount(counted) : m.motionHint()}
      >
        <TextArea
          ref={words}
          serif
          rows={3}
          placeholder={m.motionPlaceholder()}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      </Field>
      {!isTooLong && <MotionFindings motion={field.value} onRewrite={field.onChange} />}
      <Button
        ref={opener}
        size="sm"
        icon={BookOpenText}
        className="justify-self-start"
        aria-expanded={isPicking}
        onClick={() => setIsPicking(!isPicking)}
      >
        {m.pickTopic()}
      </Button>
      {isPicking && (
        <TopicPicker
          forPractice={isPractice}
          onPick={({ id, motion }) => {
            field.onChange(motion);
            topic.onChange({ id, motion });
            close(words);
          }}
          onClose={() => close(opener)}
        />
      )}
    </div>
  );
}
