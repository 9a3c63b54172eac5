import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEngine, type Judgement } from '@rostrum/moderator/engine';
import { startEngine, type EngineQuestion } from './engine-service.ts';

const question = (text: string): EngineQuestion => ({ text, context: {} });
const judgement = createEngine().judge('Trains are late.');
const onAnswer = () => vi.fn<(judgement: Judgement) => void>();

/** A worker that the test answers or breaks by hand. */
class HandWorker extends EventTarget {
  static last: HandWorker;
  asked: { id: number; question: EngineQuestion }[] = [];
  isEnded = false;
  constructor() {
    super();
    HandWorker.last = this;
  }
  postMessage(asked: { id: number; question: EngineQuestion }) {
    this.asked.push(asked);
  }
  terminate() {
    this.isEnded = true;
  }
  answer(at: number) {
    this.dispatchEvent(new MessageEvent('message', { data: { id: this.asked[at]?.id, answer: judgement } }));
  }
}

beforeEach(() => vi.stubGlobal('Worker', HandWorker));
afterEach(() => vi.unstubAllGlobals());

describe('the engine beside the page', () => {
  test('works on one text at a time, and of those that came meanwhile only on the newest', () => {
    const service = startEngine(() => {});
    const [first, second, third] = [onAnswer(), onAnswer(), onAnswer()];
    service.ask(question('a'), first);
    service.ask(question('ab'), second);
    service.ask(question('abc'), third);
    const worker = HandWorker.last;
    expect(worker.asked.map((asked) => asked.question.text)).toEqual(['a']);
    worker.answer(0);
    expect(worker.asked.map((asked) => asked.question.text)).toEqual(['a', 'abc']);
    worker.answer(1);
    expect([first, second].flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect(third.mock.calls).toEqual([[judgement]]);
  });

  test('ends with the page, and answers nothing after that', () => {
    const service = startEngine(() => {});
    const late = onAnswer();
    service.ask(question('a'), late);
    service.stop();
    HandWorker.last.answer(0);
    expect(HandWorker.last.isEnded).toBe(true);
    expect(late).not.toHaveBeenCalled();
  });

  test('is the page itself if the worker does not start, and answers earlier requests', async () => {
    const service = startEngine(() => {});
    const answered = onAnswer();
    service.ask(question('You are an idiot.'), answered);
    HandWorker.last.dispatchEvent(new Event('error', { cancelable: true }));
    await expect.poll(() => answered.mock.calls[0]?.[0].personAttack.flag, { timeout: 50_000 }).toBe(true);
    service.stop();
  });
});
