import { useDeferredValue, useMemo, useState } from 'react';
import type { DraftDecision } from '../logic/judge.ts';

type Judge = (text: string) => DraftDecision;

/** The moderator's engine, loaded when somebody begins to write, and its verdict on the draft. */
export function useJudge(text: string): { verdict: DraftDecision; ready: boolean; fetchEngine: () => void } {
  const [judge, setJudge] = useState<Judge>();
  const [asked, setAsked] = useState(false);
  const draft = useDeferredValue(text);
  const verdict = useMemo(() => (judge && draft.trim() ? judge(draft) : null), [judge, draft]);
  const fetchEngine = () => {
    if (asked) return;
    setAsked(true);
    import('../logic/judge.ts').then(
      (engine) => setJudge(() => engine.judge),
      () => setAsked(false),
    );
  };
  return { verdict, ready: judge !== undefined, fetchEngine };
}
