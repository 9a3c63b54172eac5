import { useDeferredValue, useMemo, useState } from 'react';
import type { Judged } from '../logic/judge.ts';

type Judge = (text: string) => Judged;
type Judging = Judged & { ready: boolean; fetchEngine: () => void };

const NOTHING_YET: Judged = { verdict: null, isRead: true };

/** The moderator's engine, loaded when somebody begins to write, and its verdict on the draft. */
export function useJudge(text: string): Judging {
  const [judge, setJudge] = useState<Judge>();
  const [asked, setAsked] = useState(false);
  const draft = useDeferredValue(text);
  const judged = useMemo(() => (judge && draft.trim() ? judge(draft) : NOTHING_YET), [judge, draft]);
  const fetchEngine = () => {
    if (asked) return;
    setAsked(true);
    import('../logic/judge.ts').then(
      (engine) => setJudge(() => engine.judge),
      () => setAsked(false),
    );
  };
  return { ...judged, ready: judge !== undefined, fetchEngine };
}
