import { useCallback, useEffect, useRef, useState } from 'react';
import { marks } from 'virtual:model-marks';
import type { ExerciseOf } from '@rostrum/domain';
import type { AnswerVerdict } from '@rostrum/moderator/exercises';
import { startBeside, type BesidePage } from '../../../shared/engine/beside-page.ts';

export type AnswerChecker = {
  state: 'idle' | 'checking' | 'failed';
  check: (text: string, exercise: ExerciseOf<'write'>, onVerdict: (verdict: AnswerVerdict) => void) => void;
};

/** The check of written answers. It is fetched with the lesson, so that it is there without a connection. */
export function useAnswerCheck(): AnswerChecker {
  const service = useRef<BesidePage<'checkAnswer'>>(undefined);
  const [state, setState] = useState<AnswerChecker['state']>('idle');
  const start = useCallback(() => {
    service.current = startBeside('checkAnswer', () => {
      service.current = undefined;
      setState('failed');
    });
  }, []);
  useEffect(() => {
    start();
    return () => {
      service.current?.stop();
      service.current = undefined;
    };
  }, [start]);
  const check: AnswerChecker['check'] = (text, exercise, onVerdict) => {
    if (!service.current) start();
    setState('checking');
    service.current?.ask({ text, task: { ...exercise, elsewhere: marks } }, (verdict) => {
      setState('idle');
      onVerdict(verdict);
    });
  };
  return { state, check };
}
