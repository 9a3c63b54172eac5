import { useEffect, useState } from 'react';

/** Milliseconds from `fromMs` down to zero, second by second, and from the start again. */
export function useCountdown(fromMs: number): number {
  const [leftMs, setLeftMs] = useState(fromMs);
  useEffect(() => {
    const timer = setInterval(() => setLeftMs((left) => (left > 0 ? left - 1_000 : fromMs)), 1_000);
    return () => clearInterval(timer);
  }, [fromMs]);
  return leftMs;
}
