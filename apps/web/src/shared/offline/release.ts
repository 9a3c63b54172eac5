import { startWorker } from './worker.ts';

/** A newer release that waits for this page. */
export type WaitingRelease = {
  /** Lets it begin, and answers once it serves the next page. Other pages go on as they are. */
  begin: () => Promise<void>;
};

const AN_HOUR_MS = 3_600_000;

/**
 * Calls back when a release waits that this page is not from. One that the page itself has come from begins without a word: the page
 * came from the network while a former worker was at work. Returns how to stop.
 */
export function watchReleases(
  onWaiting: (release: WaitingRelease) => void,
  start: () => Promise<ServiceWorkerRegistration | null> = startWorker,
): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const meet = async (worker: ServiceWorker) => {
    if (await isOwn(worker)) worker.postMessage('begin');
    else if (!signal.aborted) onWaiting({ begin: () => begin(worker) });
  };
  const watch = (registration: ServiceWorkerRegistration) => {
    if (registration.waiting) void meet(registration.waiting);
    const onFound = () => {
      const { installing } = registration;
      const onState = () => {
        if (installing?.state === 'installed' && registration.active) void meet(installing);
      };
      installing?.addEventListener('statechange', onState, { signal });
    };
    registration.addEventListener('updatefound', onFound, { signal });
    let lookedAtMs = Date.now();
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - lookedAtMs < AN_HOUR_MS) return;
      lookedAtMs = Date.now();
      registration.update().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look, { signal });
  };
  void start().then((registration) => registration && !signal.aborted && watch(registration));
  return () => watching.abort();
}

/** Whether the worker's release has this page's program. */
function isOwn(worker: ServiceWorker): Promise<boolean> {
  const program = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  if (program === undefined) return Promise.resolve(false);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true });
    port1.start();
    worker.postMessage({ type: 'has', file: new URL(program).pathname }, [port2]);
  });
}

function begin(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const onState = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', onState);
    worker.postMessage('begin');
    onState();
  });
}
