import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerCheck } from '@rostrum/domain';
import { checkAnswer, contextOf, type AnswerVerdict, type WrittenAnswer } from '@rostrum/moderator/exercises';
import { startEngine, type EngineService } from '../../../shared/engine/engine-service.ts';

export type AnswerChecker = {
  state: 'idle' | 'checking' | 'failed';
  check: (
    answer: WrittenAnswer,
    checks: readonly AnswerCheck[],
    onVerdict: (verdict: AnswerVerdict) => void,
  ) => void;
};

/** The moderator's engine for written answers. It is fetched with the lesson, so that it is there without a connection. */
export function useAnswerCheck(): AnswerChecker {
  const service = useRef<EngineService>(undefined);
  const [state, setState] = useState<AnswerChecker['state']>('idle');
  const start = useCallback(() => {
    service.current = startEngine(() => {
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
  const check: AnswerChecker['check'] = (answer, checks, onVerdict) => {
    if (!service.current) start();
    setState('checking');
    service.current?.ask({ text: answer.text, context: contextOf(answer, checks) }, (judgement) => {
      setState('idle');
      onVerdict(checkAnswer(answer, checks, judgement));
    });
  };
  return { state, check };
}
