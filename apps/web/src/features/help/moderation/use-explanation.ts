import { useCallback, useEffect, useRef, useState } from 'react';
import { startExplaining, type ExplainService } from './explain-service.ts';
import type { Explanation, Trial } from './heads.ts';

/** The last answer with the words that it is about, which may be older than what stands in the box. */
export type Explained = { trial: Trial; explanation: Explanation };

/** Explains what is typed, with an engine that is fetched with the first words. */
export function useExplanation(): {
  explained: Explained | undefined;
  state: 'idle' | 'working' | 'failed';
  explain: (trial: Trial) => void;
} {
  const service = useRef<ExplainService>(undefined);
  const [explained, setExplained] = useState<Explained>();
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle');
  useEffect(
    () => () => {
      service.current?.stop();
      service.current = undefined;
    },
    [],
  );
  const explain = useCallback((trial: Trial) => {
    service.current ??= startExplaining(() => setState('failed'));
    setState('working');
    service.current.ask(trial, (explanation) => {
      setExplained({ trial, explanation });
      setState('idle');
    });
  }, []);
  return { explained, state, explain };
}
