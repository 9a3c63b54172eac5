import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startExplaining } from './explain-service.ts';
import type { Explanation, Trial } from './heads.ts';

const trial = (text: string): Trial => ({ text, motion: '' });
const answer: Explanation = { language: 'en', heads: [] };
const onAnswer = () => vi.fn<(explanation: Explanation) => void>();

/** A worker that the test answers or breaks by hand. */
class HandWorker extends EventTarget {
  static last: HandWorker;
  asked: { id: number; trial: Trial }[] = [];
  isEnded = false;
  constructor() {
    super();
    HandWorker.last = this;
  }
  postMessage(asked: { id: number; trial: Trial }) {
    this.asked.push(asked);
  }
  terminate() {
    this.isEnded = true;
  }
  answer(at: number) {
    this.dispatchEvent(
      new MessageEvent('message', { data: { id: this.asked[at]?.id, explanation: answer } }),
    );
  }
}

beforeEach(() => vi.stubGlobal('Worker', HandWorker));
afterEach(() => vi.unstubAllGlobals());

describe('the engine beside the page', () => {
  test('works on one text at a time, and of those that came meanwhile only on the newest', () => {
    const service = startExplaining(() => {});
    const [first, second, third] = [onAnswer(), onAnswer(), onAnswer()];
    service.ask(trial('a'), first);
    service.ask(trial('ab'), second);
    service.ask(trial('abc'), third);
    const worker = HandWorker.last;
    expect(worker.asked.map((asked) => asked.trial.text)).toEqual(['a']);
    worker.answer(0);
    expect(worker.asked.map((asked) => asked.trial.text)).toEqual(['a', 'abc']);
    worker.answer(1);
    expect([first, second].flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect(third.mock.calls).toEqual([[answer]]);
  });

  test('ends with the page, and answers nothing after that', () => {
    const service = startExplaining(() => {});
    const late = onAnswer();
    service.ask(trial('a'), late);
    service.stop();
    HandWorker.last.answer(0);
    expect(HandWorker.last.isEnded).toBe(true);
    expect(late).not.toHaveBeenCalled();
  });

  test('is the page itself where the worker does not start, and answers what was asked before', async () => {
    const service = startExplaining(() => {});
    const answered = onAnswer();
    service.ask(trial('You are an idiot.'), answered);
    HandWorker.last.dispatchEvent(new Event('error', { cancelable: true }));
    await expect
      .poll(() => answered.mock.calls[0]?.[0].heads.find(({ flag }) => flag)?.id, { timeout: 50_000 })
      .toBe('personAttack');
    service.stop();
  });
});
