import { useCallback, useEffect, useRef, useState } from 'react';
import { startBeside, type BesidePage } from '../../../shared/engine/beside-page.ts';
import { explain as explainJudgement } from '../logic/moderation/explain.ts';
import type { Explanation, Trial } from '../logic/moderation/heads.ts';

/** The last answer with its words, which may be older than the current text. */
export type Explained = { trial: Trial; explanation: Explanation };

/** Explains the typed text, with an engine that loads with the first words. */
export function useExplanation(): {
  explained: Explained | undefined;
  state: 'idle' | 'working' | 'failed';
  explain: (trial: Trial) => void;
} {
  const service = useRef<BesidePage<'judge'>>(undefined);
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
    service.current ??= startBeside('judge', () => {
      service.current = undefined;
      setState('failed');
    });
    setState('working');
    const motion = trial.motion.trim();
    service.current.ask({ text: trial.text, context: motion === '' ? {} : { motion } }, (judgement) => {
      setExplained({ trial, explanation: explainJudgement(judgement, motion) });
      setState('idle');
    });
  }, []);
  return { explained, state, explain };
}
