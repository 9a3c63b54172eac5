// @vitest-environment jsdom
import { ADA, aDebate, aRoom } from '@rostrum/domain/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startHints } from './hints.ts';
import type { DraftHint } from '../../../../shared/engine/jobs/judge-draft.ts';

const room = aRoom({ debate: aDebate({ phase: 'live' }) });
const question = (text: string) => ({ text, uid: ADA, room, recent: [] });
const HINT: DraftHint = { act: 'personAttack', quote: 'you', spans: [], kind: undefined, holds: true };

/** A worker that the test answers or breaks by hand. */
class HandWorker extends EventTarget {
  static last: HandWorker;
  asked: { id: number; question: { text: string } }[] = [];
  isEnded = false;
  constructor() {
    super();
    HandWorker.last = this;
  }
  postMessage(message: { job: string } | { id: number; question: { text: string } }) {
    if ('id' in message) this.asked.push(message);
  }
  terminate() {
    this.isEnded = true;
  }
  answer(id: number, hint: DraftHint | null) {
    this.dispatchEvent(new MessageEvent('message', { data: { id, answer: hint } }));
  }
}

afterEach(() => vi.unstubAllGlobals());

describe('the engine beside the page', () => {
  it('loads once there is a connection, and then answers the last request', () => {
    const made = vi.fn<() => void>();
    vi.stubGlobal(
      'Worker',
      class extends HandWorker {
        constructor() {
          super();
          made();
        }
      },
    );
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const service = startHints();
    const onHint = vi.fn<(hint: DraftHint | null) => void>();
    service.ask(question('You are'), () => undefined);
    service.ask(question('You are an idiot'), onHint);
    expect(made).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    expect(HandWorker.last.asked).toMatchObject([{ question: { text: 'You are an idiot' } }]);
    HandWorker.last.answer(1, HINT);
    expect(onHint.mock.calls).toEqual([[HINT]]);
    service.stop();
    expect(HandWorker.last.isEnded).toBe(true);
    dispatchEvent(new Event('online'));
    expect(made).toHaveBeenCalledTimes(1);
    onLine.mockRestore();
  });
});
