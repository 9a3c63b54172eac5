import { Check, Minus } from 'lucide-react';
import { useState } from 'react';
import type { ExerciseOf } from '@rostrum/domain';
import { answerProblem, type AnswerVerdict } from '@rostrum/moderator/exercises';
import { Button, Collapsible, Field, Note, TextArea } from '@rostrum/ui';
import type { AnswerChecker } from '../hooks/use-answer-check.ts';
import type { PanelNext } from './spot-panel.tsx';

type WritePanelProps = {
  exercise: ExerciseOf<'write'>;
  draft: string;
  onDraft: (text: string) => void;
  checker: AnswerChecker;
  onAnswered: (isRight: boolean) => void;
  next: PanelNext;
};

const FAILED =
  'The engine could not be loaded. Your answer is kept in this browser; check it again once there is a connection.';

/** An answer in one’s own words, checked by the moderator’s engine, with the reason for each thing it needs. */
export function WritePanel({ exercise, draft, onDraft, checker, onAnswered, next }: WritePanelProps) {
  const [verdict, setVerdict] = useState<AnswerVerdict>();
  const [problem, setProblem] = useState<string>();
  const { motion, given, checks } = exercise;
  const check = () => {
    const found = answerProblem(draft);
    setProblem(found);
    if (found) return;
    checker.check({ text: draft, motion, given }, checks, (judged) => {
      setVerdict(judged);
      if (judged.state === 'checked') onAnswered(judged.isRight);
    });
  };
  return (
    <>
      <Field label="Your answer" error={problem ?? (checker.state === 'failed' ? FAILED : undefined)}>
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
        <Button look={verdict ? 'plain' : 'primary'} busy={checker.state === 'checking'} onClick={check}>
          {verdict ? 'Check again' : 'Check'}
        </Button>
      </div>
      <div aria-live="polite">{verdict && <WrittenVerdict verdict={verdict} next={next} />}</div>
      {verdict && (
        <Collapsible summary="One good answer">
          <p className="serif lesson-quote">{exercise.model}</p>
        </Collapsible>
      )}
    </>
  );
}

function WrittenVerdict({ verdict, next }: { verdict: AnswerVerdict; next: PanelNext }) {
  return (
    <Note
      kind="boxed"
      verb="checks your answer"
      say={sayOf(verdict)}
      rule={verdict.state === 'checked' ? <Needs verdict={verdict} /> : undefined}
      actions={
        <Button look="primary" size="sm" onClick={next.go}>
          {next.label}
        </Button>
      }
    />
  );
}

function sayOf(verdict: AnswerVerdict): string {
  if (verdict.state === 'unreadable')
    return 'I read English only, so I say nothing about this answer. It does not count, either way.';
  if (verdict.isRight) return 'Everything that was asked for is there.';
  return verdict.results.find(({ isMet }) => !isMet)?.say ?? '';
}

/** Inside the paragraph of a note: lines, not a list. */
function Needs({ verdict }: { verdict: Extract<AnswerVerdict, { state: 'checked' }> }) {
  return (
    <span className="needs">
      {verdict.results.map(({ kind, isMet, say }, index) => (
        <span key={`${kind} ${index}`}>
          {isMet ? <Check className="icon icon-sm" /> : <Minus className="icon icon-sm" />}
          <span className="visually-hidden">{isMet ? 'There: ' : 'Missing: '}</span>
          {say}
        </span>
      ))}
    </span>
  );
}
