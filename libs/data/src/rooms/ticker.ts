/**
 * Calls back at an interval, even in a hidden tab. A hidden page's own timers slow down to one a minute, a worker's
 * do not. Without a worker the page's timer must do.
 */
export function startTicker(everyMs: number, onTick: () => void): () => void {
  if (typeof Worker === 'undefined') return startTimer(everyMs, onTick);
  const worker = new Worker(new URL('./ticker-worker.ts', import.meta.url), { type: 'module' });
  let stopTimer: (() => void) | undefined;
  worker.addEventListener('message', onTick);
  worker.addEventListener('error', () => (stopTimer ??= startTimer(everyMs, onTick)));
  worker.postMessage(everyMs);
  return () => {
    worker.terminate();
    stopTimer?.();
  };
}

function startTimer(everyMs: number, onTick: () => void): () => void {
  const timer = setInterval(onTick, everyMs);
  return () => clearInterval(timer);
}
