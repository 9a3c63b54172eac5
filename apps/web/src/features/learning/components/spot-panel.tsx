import { useEffect, useRef, useState } from 'react';
import { shuffled, type SpotAnswer, type SpotExercise } from '@rostrum/domain';
import { Button, Note } from '@rostrum/ui';
import * as m from '@rostrum/words/learning';
import { spotVerdict, type SpotVerdict } from '../logic/spot-words.ts';
import { ChooseSpots } from './choose-spots.tsx';
import { MarkSpots } from './mark-spots.tsx';
import { MatchSpots } from './match-spots.tsx';
import { OrderSpots } from './order-spots.tsx';

export type PanelNext = { label: string; go: () => void };

type SpotPanelProps = {
  exercise: SpotExercise;
  onAnswered: (isRight: boolean) => void;
  next: PanelNext;
};

/** An exercise with one exact answer: answered, checked at once, with the reason. */
export function SpotPanel({ exercise, onAnswered, next }: SpotPanelProps) {
  const [answer, setAnswer] = useState(() => startOf(exercise));
  const [verdict, setVerdict] = useState<SpotVerdict>();
  const onward = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone: going on by keyboard begins where the answer is.
  useEffect(() => {
    if (verdict) onward.current?.focus({ preventScroll: true });
  }, [verdict]);
  const missing = whatIsMissing(exercise, answer);
  const check = () => {
    const found = spotVerdict(exercise, answer);
    setVerdict(found);
    onAnswered(found.isRight);
  };
  const again = () => {
    setVerdict(undefined);
    setAnswer(startOf(exercise));
  };
  return (
    <>
      <Spots exercise={exercise} answer={answer} onAnswer={setAnswer} isChecked={verdict !== undefined} />
      {!verdict && (
        <div>
          <Button look="primary" disabledBecause={missing} onClick={check}>
            {m.check()}
          </Button>
        </div>
      )}
      <div aria-live="polite">
        {verdict && (
          <Note
            kind="boxed"
            verb={m.checksAnswer()}
            say={verdict.say}
            rule={verdict.rule !== undefined && <span lang="en">{verdict.rule}</span>}
            actions={
              <Button look="primary" size="sm" ref={onward} onClick={next.go}>
                {next.label}
              </Button>
            }
            asks={
              !verdict.isRight && (
                <Button look="quiet" size="sm" onClick={again}>
                  {m.tryAgain()}
                </Button>
              )
            }
          />
        )}
      </div>
    </>
  );
}

type SpotsProps = {
  exercise: SpotExercise;
  answer: SpotAnswer;
  onAnswer: (answer: SpotAnswer) => void;
  isChecked: boolean;
};

function Spots({ exercise, ...rest }: SpotsProps) {
  switch (exercise.kind) {
    case 'choose':
      return <ChooseSpots exercise={exercise} {...rest} />;
    case 'mark':
      return <MarkSpots exercise={exercise} {...rest} />;
    case 'order':
      return <OrderSpots exercise={exercise} {...rest} />;
    case 'match':
      return <MatchSpots exercise={exercise} {...rest} />;
  }
}

function startOf(exercise: SpotExercise): SpotAnswer {
  if (exercise.kind === 'order') return shuffled(exercise.items.length, exercise.id);
  return exercise.kind === 'match' ? exercise.pairs.map(() => -1) : [];
}

function whatIsMissing({ kind }: SpotExercise, answer: SpotAnswer): string | undefined {
  if (kind === 'choose' && answer.length === 0) return m.chooseFirst();
  if (kind === 'mark' && answer.length === 0) return m.markFirst();
  if (kind === 'match' && answer.includes(-1)) return m.matchFirst();
  return undefined;
}
