// @vitest-environment jsdom
import { ADA, aDebate, aRoom } from '@rostrum/domain/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startHints } from './hint-service.ts';
import type { DraftHint } from './judge-draft.ts';

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
  postMessage(asked: { id: number; question: { text: string } }) {
    this.asked.push(asked);
  }
  terminate() {
    this.isEnded = true;
  }
  answer(id: number, hint: DraftHint | null) {
    this.dispatchEvent(new MessageEvent('message', { data: { id, hint } }));
  }
}

afterEach(() => vi.unstubAllGlobals());

describe('the engine beside the page', () => {
  it('answers the latest question and no other', () => {
    vi.stubGlobal('Worker', HandWorker);
    const service = startHints();
    const [first, second] = [
      vi.fn<(hint: DraftHint | null) => void>(),
      vi.fn<(hint: DraftHint | null) => void>(),
    ];
    service.ask(question('You are'), first);
    service.ask(question('You are an idiot'), second);
    const [one, other] = HandWorker.last.asked;
    HandWorker.last.answer(one?.id ?? 0, null);
    HandWorker.last.answer(other?.id ?? 0, HINT);
    expect(first).not.toHaveBeenCalled();
    expect(second.mock.calls).toEqual([[HINT]]);
    service.stop();
    expect(HandWorker.last.isEnded).toBe(true);
  });

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
    service.ask(question('You are an idiot'), () => undefined);
    expect(made).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    expect(HandWorker.last.asked).toMatchObject([{ question: { text: 'You are an idiot' } }]);
    service.stop();
    dispatchEvent(new Event('online'));
    expect(made).toHaveBeenCalledTimes(1);
    onLine.mockRestore();
  });

  it('is the page itself if the worker does not start, and answers pending requests', async () => {
    vi.stubGlobal('Worker', HandWorker);
    const service = startHints();
    const onHint = vi.fn<(hint: DraftHint | null) => void>();
    service.ask(question('You are an idiot.'), onHint);
    HandWorker.last.dispatchEvent(new Event('error', { cancelable: true }));
    await expect
      .poll(() => onHint.mock.calls[0]?.[0], { timeout: 20_000 })
      .toMatchObject({
        act: 'personAttack',
        quote: 'You are an idiot',
      });
    service.stop();
  });
});
