import { Button, Field, IconButton, TextArea } from '@rostrum/ui';
import * as m from '@rostrum/words/room-find';
import { BookOpenText, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { TopicPicker } from '../start/index.ts';
import { isFull, withDraft, withMotion, type FindValues } from './find-form.ts';

export type MotionsFieldProps = {
  values: FindValues;
  onChange: (values: FindValues) => void;
  problem?: string | undefined;
  onProblem: (problem: string | undefined) => void;
  /** Why the gate refused the motion that is being written. */
  refused: string | undefined;
};

/** Motions that a person would debate: their own, and those from the topics. */
export function MotionsField({ values, onChange, problem, onProblem, refused }: MotionsFieldProps) {
  const [isPicking, setIsPicking] = useState(false);
  const add = () => {
    const added = withDraft(values);
    if ('problem' in added) onProblem(added.problem);
    else onChange(added.values);
  };
  return (
    <div className="stack-2">
      {!isFull(values) && (
        <>
          <Field label={m.motions()} error={problem} refused={refused} hint={m.motionsHint()}>
            <TextArea
              serif
              rows={2}
              placeholder={m.motionPlaceholder()}
              value={values.draft}
              onChange={(event) => {
                onProblem(undefined);
                onChange({ ...values, draft: event.target.value });
              }}
            />
          </Field>
          <div className="row wrap">
            <Button
              size="sm"
              icon={Plus}
              onClick={add}
              disabledBecause={values.draft.trim() === '' ? m.writeMotionFirst() : undefined}
            >
              {m.addMotion()}
            </Button>
            <Button
              size="sm"
              icon={BookOpenText}
              aria-expanded={isPicking}
              onClick={() => setIsPicking(!isPicking)}
            >
              {m.pickTopic()}
            </Button>
          </div>
        </>
      )}
      {isPicking && !isFull(values) && (
        <TopicPicker
          onPick={({ id, motion }) => {
            onChange(withMotion(values, { motion, topicId: id }));
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
      {values.motions.length > 0 && (
        <ul className="list" aria-label={m.yourMotions()}>
          {values.motions.map(({ motion }) => (
            <li key={motion}>
              <div className="row justify-between py-1">
                <span className="motion motion-sm min-w-0 wrap-anywhere">{motion}</span>
                <IconButton
                  icon={X}
                  label={m.removeMotion({ motion })}
                  onClick={() =>
                    onChange({ ...values, motions: values.motions.filter((one) => one.motion !== motion) })
                  }
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
