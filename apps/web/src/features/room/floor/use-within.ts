import { serverNow } from '@rostrum/data';
import { useEffect, useReducer } from 'react';

/** Whether a moment of the server's clock is still to come; draws again once it is over. */
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
