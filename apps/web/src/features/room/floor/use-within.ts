import { serverNow } from '@rostrum/data';
import { useEffect, useReducer } from 'react';

/** Whether a moment of the server's clock is still in the future; re-renders once it has passed. */
export function useWithin(untilMs: number): boolean {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const leftMs = untilMs - serverNow();
  const isWithin = leftMs > 0;
  useEffect(() => {
    if (!isWithin) return undefined;
    const timer = setTimeout(redraw, untilMs - serverNow());
    return () => clearTimeout(timer);
  }, [isWithin, untilMs]);
  return isWithin;
}
