import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { LIVE_PROBLEMS, problemOf, type LiveProblem } from '../live/live.ts';
import { PATIENCE_MS } from '../live/use-live.ts';

/** Loads earlier entries, one page at a time. */
export type Earlier = {
  isLoading: boolean;
  /** Why the last page did not come; the next call tries again. */
  problem: string | undefined;
  load: () => void;
};

/** Fetches one page after the other, never two at once. It gives up on a page after a while. */
export function useEarlier(fetchPage: () => Promise<void>): Earlier {
  const [state, setState] = useState<{ isLoading: boolean; problem: string | undefined }>({
    isLoading: false,
    problem: undefined,
  });
  const latest = useRef(fetchPage);
  const isUnderWay = useRef(false);
  // Before any effect that may ask for a page.
  useLayoutEffect(() => {
    latest.current = fetchPage;
  });
  const load = useCallback(() => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ isLoading: true, problem: undefined });
    const end = (problem?: LiveProblem) => {
      clearTimeout(patience);
      if (!isWaiting) return;
      isWaiting = false;
      isUnderWay.current = false;
      setState({ isLoading: false, problem: problem && LIVE_PROBLEMS[problem]() });
    };
    let isWaiting = true;
    const patience = setTimeout(() => end('unreachable'), PATIENCE_MS);
    latest.current().then(
      () => end(),
      (error: unknown) => end(problemOf(error)),
    );
  }, []);
  return useMemo(() => ({ ...state, load }), [state, load]);
}
