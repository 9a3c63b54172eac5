import { createEngine } from '@rostrum/moderator/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerJob, type Answered, type ToWorker } from './answer-job.ts';
import { startBeside } from './beside-page.ts';
import { JOBS, type Job, type JobAnswer, type JobQuestion } from './jobs.ts';

const question = (text: string): JobQuestion<'judge'> => ({ text, context: {} });
const judgement = createEngine().judge('Trains are late.');
const onAnswer = () => vi.fn<(judgement: JobAnswer<'judge'>) => void>();

/** A worker that the test answers or breaks by hand. */
class HandWorker extends EventTarget {
  static last: HandWorker;
  job: Job | undefined;
  asked: { id: number; question: JobQuestion<'judge'> }[] = [];
  isEnded = false;
  constructor() {
    super();
    HandWorker.last = this;
  }
  postMessage(message: { job: Job } | { id: number; question: JobQuestion<'judge'> }) {
    if ('job' in message) this.job = message.job;
    else this.asked.push(message);
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
  test('is told its job, works on one text at a time, and of those that came meanwhile only on the newest', () => {
    const service = startBeside('judge', () => {});
    const [first, second, third] = [onAnswer(), onAnswer(), onAnswer()];
    service.ask(question('a'), first);
    service.ask(question('ab'), second);
    service.ask(question('abc'), third);
    const worker = HandWorker.last;
    expect(worker.job).toBe('judge');
    expect(worker.asked.map((asked) => asked.question.text)).toEqual(['a']);
    worker.answer(0);
    expect(worker.asked.map((asked) => asked.question.text)).toEqual(['a', 'abc']);
    worker.answer(1);
    expect([first, second].flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect(third.mock.calls).toEqual([[judgement]]);
  });

  test('ends with the page, and answers nothing after that', () => {
    const service = startBeside('judge', () => {});
    const late = onAnswer();
    service.ask(question('a'), late);
    service.stop();
    HandWorker.last.answer(0);
    expect(HandWorker.last.isEnded).toBe(true);
    expect(late).not.toHaveBeenCalled();
  });

  test('says once that it broke, and ends', () => {
    const onFault = vi.fn<() => void>();
    const service = startBeside('judge', onFault);
    const late = onAnswer();
    service.ask(question('a'), late);
    HandWorker.last.dispatchEvent(new Event('error', { cancelable: true }));
    HandWorker.last.answer(0);
    expect([onFault.mock.calls.length, HandWorker.last.isEnded, late.mock.calls.length]).toEqual([
      1,
      true,
      0,
    ]);
  });

  test('says so where the browser refuses workers', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new Error('refused');
        }
      },
    );
    const onFault = vi.fn<() => void>();
    startBeside('judge', onFault).ask(question('a'), onAnswer());
    await Promise.resolve();
    expect(onFault).toHaveBeenCalledTimes(1);
  });
});

describe('a worker', () => {
  const asked = (messages: ToWorker[]) => {
    const post = vi.fn<(answered: Answered<unknown>) => void>();
    const onFault = vi.fn<(error: unknown) => void>();
    const hear = answerJob(post, onFault);
    for (const message of messages) hear(message);
    return { post, onFault };
  };

  test('answers what was asked before its program had loaded, in order', async () => {
    const { post, onFault } = asked([
      { job: 'judge' },
      { id: 1, question: question('You are an idiot.') },
      { id: 2, question: question('Trains are late.') },
    ]);
    await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(2), 20_000);
    expect(post.mock.calls.map(([{ id }]) => id)).toEqual([1, 2]);
    expect(post.mock.calls[0]).toMatchObject([{ answer: { personAttack: { flag: true } } }]);
    expect(post.mock.calls[1]).toEqual([{ id: 2, answer: judgement }]);
    expect(onFault).not.toHaveBeenCalled();
  });

  test('reports a program that cannot load, and one that fails', async () => {
    vi.spyOn(JOBS, 'readMapText').mockRejectedValueOnce(new Error('cut off'));
    const unloaded = asked([{ job: 'readMapText' }, { id: 1, question: '' }]);
    await vi.waitFor(() => expect(unloaded.onFault).toHaveBeenCalledWith(new Error('cut off')));
    const failed = asked([{ job: 'drawMap' }, { id: 1, question: undefined }]);
    await vi.waitFor(() => expect(failed.onFault).toHaveBeenCalledTimes(1), 20_000);
    expect([unloaded, failed].flatMap(({ post }) => post.mock.calls)).toEqual([]);
  });
});
