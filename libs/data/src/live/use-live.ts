import { useCallback, useEffect, useMemo, useState } from 'react';
import { LIVE_PROBLEMS, problemOf, type Live, type LiveProblem, type Source } from './live.ts';

/** After this long without an answer the person is told; listening continues and recovers by itself. */
export const PATIENCE_MS = 12_000;

const LOADING = { status: 'loading' } as const;

type Seen<Value> = {
  source: Source<Value>;
  attempt: number;
  result: { value: Value; stale: boolean } | { problem: LiveProblem };
};

/**
 * Listens to a source while the component is mounted, and returns the current state; null waits.
 *
 * Memoise the source: another object is other data. A fault ends the listening until somebody calls `retry`.
 */
export function useLive<Value>(source: Source<Value> | null): Live<Value> {
  const [attempt, setAttempt] = useState(0);
  const [seen, setSeen] = useState<Seen<Value>>();
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    if (!source) return undefined;
    let listening = true;
    const see = (result: Seen<Value>['result']) => {
      clearTimeout(patience);
      if (listening) setSeen({ source, attempt, result });
    };
    const patience = setTimeout(() => see({ problem: 'unreachable' }), PATIENCE_MS);
    const stop = source.listen(
      (value, stale) => see({ value, stale }),
      (error) => see({ problem: problemOf(error) }),
    );
    return () => {
      listening = false;
      clearTimeout(patience);
      stop();
    };
  }, [source, attempt]);

  return useMemo(() => {
    if (!source || seen?.source !== source || seen.attempt !== attempt) return LOADING;
    if ('value' in seen.result) return { status: 'ready', ...seen.result };
    return { status: 'error', ...seen.result, message: LIVE_PROBLEMS[seen.result.problem](), retry };
  }, [source, seen, attempt, retry]);
}
