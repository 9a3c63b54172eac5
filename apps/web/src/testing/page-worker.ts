import { afterEach, beforeEach, vi } from 'vitest';
import { answerJob, type Answered, type ToWorker } from '../shared/engine/answer-job.ts';

/** The worker of `startBeside` in the thread of the page: jsdom has none. */
class PageWorker extends EventTarget {
  #hear = answerJob(
    (answered) => this.#tell(answered),
    () => this.dispatchEvent(new Event('error', { cancelable: true })),
  );
  #isEnded = false;

  #tell(data: Answered<unknown>): void {
    if (!this.#isEnded) this.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
  }

  postMessage(message: ToWorker): void {
    this.#hear(structuredClone(message));
  }

  terminate(): void {
    this.#isEnded = true;
  }
}

/** Gives each test of a file this worker. */
export function withPageWorker(): void {
  beforeEach(() => void vi.stubGlobal('Worker', PageWorker));
  afterEach(() => void vi.unstubAllGlobals());
}
