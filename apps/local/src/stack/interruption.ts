export interface Interruption {
  /** Aborted when somebody stops the work. */
  signal: AbortSignal;
  /** Resolves to null upon Ctrl-C or a request to terminate; rejects upon a fault that nobody caught. */
  happened: Promise<null>;
  /** The work is over anyway: aborts the signal. */
  stop(): void;
  /** Leaves signals and faults to Node again. */
  forget(): void;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const FAULTS = ['uncaughtException', 'unhandledRejection'] as const;

/** A second signal changes nothing: ending takes a moment and must be allowed to finish. */
export function watchForInterruption(): Interruption {
  const controller = new AbortController();
  const { promise, resolve, reject } = Promise.withResolvers<null>();
  promise.catch(() => {}); // The waiter gets the rejection; nobody may be waiting yet.
  const onSignal = () => {
    resolve(null);
    controller.abort();
  };
  const onFault = (fault: unknown) => {
    if (controller.signal.aborted) return;
    reject(fault instanceof Error ? fault : new Error(String(fault)));
    controller.abort();
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  for (const fault of FAULTS) process.on(fault, onFault);
  return {
    signal: controller.signal,
    happened: promise,
    stop: () => controller.abort(),
    forget() {
      for (const signal of SIGNALS) process.off(signal, onSignal);
      for (const fault of FAULTS) process.off(fault, onFault);
    },
  };
}
