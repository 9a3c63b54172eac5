import { ADA, aDebate, aRoom } from '@rostrum/domain/testing';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftHint, DraftQuestion } from '../../../../shared/engine/jobs/judge-draft.ts';
import { marksIn, useDraftHint } from './use-draft-hint.ts';

const room = aRoom({ debate: aDebate({ phase: 'live' }) });
const ATTACK = 'Grades are fair, and you are an idiot.';
const HINT: DraftHint = {
  act: 'personAttack',
  quote: 'you are an idiot',
  spans: [{ start: 21, end: 37 }],
  kind: 'attack on a person',
  holds: true,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function write() {
  const asked: DraftQuestion[] = [];
  let answer: (hint: DraftHint | null) => void = () => undefined;
  const start = vi.fn<() => { ask: never; stop: () => void }>(
    () =>
      ({
        ask: (question: DraftQuestion, onHint: typeof answer) => {
          asked.push(question);
          answer = onHint;
        },
        stop: () => undefined,
      }) as never,
  );
  const recent: string[] = [];
  const view = renderHook(
    ({ text, isUsed }: { text: string; isUsed: boolean }) =>
      useDraftHint({ text, uid: ADA, room, recent, isUsed }, start),
    { initialProps: { text: '', isUsed: false } },
  );
  const say = (text: string) => view.rerender({ text, isUsed: true });
  const pause = () => act(() => void vi.advanceTimersByTime(1_000));
  return { view, start, asked, say, pause, answer: (hint: DraftHint | null) => act(() => answer(hint)) };
}

describe('hints at a draft', () => {
  it('load nothing before somebody writes', () => {
    const { view, start, pause } = write();
    pause();
    expect(start).not.toHaveBeenCalled();
    view.rerender({ text: '', isUsed: true });
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('ask once the writer pauses, not with every key', () => {
    const { say, pause, asked } = write();
    for (let length = 1; length <= ATTACK.length; length += 1) say(ATTACK.slice(0, length));
    expect(asked).toEqual([]);
    pause();
    expect(asked.map(({ text }) => text)).toEqual([ATTACK]);
  });

  it('mark the words, stay while others are written behind them, and go with them', () => {
    const { say, pause, answer, view } = write();
    say(ATTACK);
    pause();
    answer(HINT);
    expect(view.result.current).toMatchObject({ quote: 'you are an idiot', marks: HINT.spans });
    say(`${ATTACK} So there.`);
    expect(view.result.current?.marks).toEqual(HINT.spans);
    say('Grades are fair, and they are quick.');
    expect(view.result.current).toBeUndefined();
  });

  it('are silent if the moderator is', () => {
    const { say, pause, answer, view } = write();
    say('Grades are fair.');
    pause();
    answer(null);
    expect(view.result.current).toBeUndefined();
  });
});

describe('the marks in a text that was changed', () => {
  it('are those whose words are unchanged', () => {
    const spans = [
      { start: 0, end: 3 },
      { start: 8, end: 12 },
    ];
    expect(marksIn('One two four', 'One two three', spans)).toEqual([{ start: 0, end: 3 }]);
  });
});
