import type { LessonAnswer } from '@rostrum/domain';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { browserShelf } from '../storage/browser-shelf.ts';
import { answersSchema, createAnswerQueue, type WriteAnswers } from './answer-queue.ts';

const answer = (exerciseId: string, changes: Partial<LessonAnswer> = {}): LessonAnswer => ({
  lessonId: 'weighing-scales',
  version: 1,
  exerciseIds: ['a', 'b'],
  exerciseId,
  isRight: true,
  atMs: 1,
  ...changes,
});

/** A browser with a connection that the test cuts, and a server that it stops. */
function aBrowser() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
  const written: string[] = [];
  const state = { isOnline: true, isBroken: false };
  const write: WriteAnswers = async (lessonId, answers) => {
    if (state.isBroken) throw new Error('unavailable');
    written.push(...answers.map(({ exerciseId }) => `${lessonId} ${exerciseId}`));
  };
  const open = () =>
    createAnswerQueue(
      browserShelf('answers', answersSchema, () => storage),
      write,
      () => state.isOnline,
    );
  return { open, written, state, kept };
}

describe('answers on their way', () => {
  it('are written lesson by lesson, in their order, and then forgotten', async () => {
    const { open, written, kept } = aBrowser();
    const queue = open();
    queue.add(answer('a'));
    queue.add(answer('b'));
    queue.add(answer('c', { lessonId: 'signposting' }));
    await expect.poll(() => queue.waiting()).toBe(0);
    expect(written).toEqual(['weighing-scales a', 'weighing-scales b', 'signposting c']);
    expect(kept.size).toBe(0);
  });

  it('wait without a connection, survive a reload, and go once it is back', async () => {
    const { open, written, state } = aBrowser();
    state.isOnline = false;
    open().add(answer('a'));
    const reloaded = open();
    expect(reloaded.waiting()).toBe(1);
    await reloaded.flush();
    expect(written).toEqual([]);
    state.isOnline = true;
    await reloaded.flush();
    expect(written).toEqual(['weighing-scales a']);
    expect(open().waiting()).toBe(0);
  });

  it('stay if the server is unreachable, and go with the next', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { open, written, state } = aBrowser();
    const queue = open();
    state.isBroken = true;
    queue.add(answer('a'));
    await queue.flush();
    expect(queue.waiting()).toBe(1);
    state.isBroken = false;
    queue.add(answer('b'));
    await expect.poll(() => queue.waiting()).toBe(0);
    expect(written).toEqual(['weighing-scales a', 'weighing-scales b']);
  });

  it('are tried again without being told that the server is back', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { open, written, state } = aBrowser();
    state.isBroken = true;
    const queue = open();
    for (const exerciseId of ['a', 'b', 'c']) {
      queue.add(answer(exerciseId));
      await vi.advanceTimersByTimeAsync(1);
    }
    // However many answers fail, one try waits.
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(vi.getTimerCount()).toBe(1);
    state.isBroken = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(written).toEqual(['weighing-scales a', 'weighing-scales b', 'weighing-scales c']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('of another tab stay on the shelf when this one is done', async () => {
    const { open, state, kept } = aBrowser();
    state.isOnline = false;
    const [one, other] = [open(), open()];
    one.add(answer('a'));
    other.add(answer('b'));
    state.isOnline = true;
    await one.flush();
    expect(
      answersSchema.parse(JSON.parse(kept.get('answers') ?? '[]')).map(({ exerciseId }) => exerciseId),
    ).toEqual(['b']);
  });

  it('show at once to every reader, pending or not', async () => {
    const { open } = aBrowser();
    const queue = open();
    const told = vi.fn<() => void>();
    const stop = queue.subscribe(told);
    queue.add(answer('a'));
    expect(queue.answers()).toHaveLength(1);
    await expect.poll(() => queue.waiting()).toBe(0);
    expect(queue.answers()).toHaveLength(1);
    expect(told).toHaveBeenCalledTimes(2);
    stop();
  });
});
