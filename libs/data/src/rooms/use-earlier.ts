import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { LIVE_PROBLEMS, problemOf } from '../live/live.ts';

/** The way to what was recorded before; one page at a time. */
export type Earlier = {
  isLoading: boolean;
  /** Why the last page did not come; the next call tries again. */
  problem: string | undefined;
  load: () => void;
};

/** Fetches one page after the other, never two at once. */
export function useEarlier(fetchPage: () => Promise<void>): Earlier {
  const [state, setState] = useState<{ isLoading: boolean; problem: string | undefined }>({
    isLoading: false,
    problem: undefined,
  });
  const latest = useRef(fetchPage);
  const isUnderWay = useRef(false);
  useEffect(() => {
    latest.current = fetchPage;
  });
  const load = useCallback(() => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ isLoading: true, problem: undefined });
    void latest
      .current()
      .then(
        () => undefined,
        (error: unknown) => LIVE_PROBLEMS[problemOf(error)],
      )
      .then((problem) => {
        isUnderWay.current = false;
        setState({ isLoading: false, problem });
      });
  }, []);
  return useMemo(() => ({ ...state, load }), [state, load]);
}
