import { CAUGHT_FAULT } from '@rostrum/domain/browser-faults';

/** Tells the operator of an error that an error boundary has caught: see `first/watch-faults.ts`. */
export function tellFault(error: unknown): void {
  dispatchEvent(new CustomEvent(CAUGHT_FAULT, { detail: error }));
}
