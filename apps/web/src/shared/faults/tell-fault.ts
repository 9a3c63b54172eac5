/** The event by which the program tells the first script of an error that it has caught. */
export const CAUGHT_FAULT = 'rostrum:fault';

/** Tells the operator of an error that an error boundary has caught: see `first/watch-faults.ts`. */
export function tellFault(error: unknown): void {
  dispatchEvent(new CustomEvent(CAUGHT_FAULT, { detail: error }));
}
