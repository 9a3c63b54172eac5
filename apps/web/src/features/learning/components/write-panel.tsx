import { useState } from 'react';
import type { ExerciseOf } from '@rostrum/domain';
import { answerProblem, type AnswerVerdict } from '@rostrum/moderator/exercises';
import { Button, Field, TextArea } from '@rostrum/ui';
import * as m from '@rostrum/words/learning';
import { GoodAnswers } from './good-answers.tsx';
import type { PanelNext } from './spot-panel.tsx';
import { WrittenVerdict } from './written-verdict.tsx';
import type { AnswerChecker } from '../hooks/use-answer-check.ts';

type WritePanelProps = {
  exercise: ExerciseOf<'write'>;
  draft: string;
  onDraft: (text: string) => void;
  checker: AnswerChecker;
  onAnswered: (isRight: boolean) => void;
  next: PanelNext;
};

/** An answer, as it stood when it was checked. */
type Checked = { text: string; verdict: AnswerVerdict };

/** An answer in one’s own words, checked by the moderator’s engine, with the reason for each thing it needs. */
export function WritePanel({ exercise, draft, onDraft, checker, onAnswered, next }: WritePanelProps) {
  const [checked, setChecked] = useState<Checked>();
  const [problem, setProblem] = useState<string>();
  const check = () => {
    const found = answerProblem(draft);
    setProblem(found);
    if (found) return;
    checker.check(draft, exercise, (verdict) => {
      setChecked({ text: draft, verdict });
      if (counts(verdict)) onAnswered(verdict.state === 'complete');
    });
  };
  return (
    <>
      <Field
        label={m.yourAnswer()}
        error={problem ?? (checker.state === 'failed' ? m.checkerFailed() : undefined)}
      >
        <TextArea
          serif
          rows={4}
          dir="auto"
          value={draft}
          onChange={(event) => {
            onDraft(event.target.value);
            setProblem(undefined);
          }}
        />
      </Field>
      <div>
        <Button look={checked ? 'plain' : 'primary'} busy={checker.state === 'checking'} onClick={check}>
          {checked ? m.checkAgain() : m.check()}
        </Button>
      </div>
      <div aria-live="polite">{checked && <WrittenVerdict {...checked} next={next} />}</div>
      {checked && <GoodAnswers models={exercise.models} open={checked.verdict.state === 'unsure'} />}
    </>
  );
}

/** What can't be told counts neither way. */
function counts({ state }: AnswerVerdict): boolean {
  return state !== 'unsure' && state !== 'unreadable';
}
