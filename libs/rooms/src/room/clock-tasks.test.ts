import { ADA, aDebate, CLEO, NOON_MS, play, wait } from '@rostrum/domain/testing';
import { describe, expect, test } from 'vitest';
import { tasksFor } from './clock-tasks.ts';

const SECOND_MS = 1_000;
const marks = (...args: Parameters<typeof tasksFor>) =>
  tasksFor(...args).map(({ mark, dueAtMs }) => [mark, (dueAtMs - NOON_MS) / SECOND_MS]);

describe('the tasks of a deadline', () => {
  test('ring at sixty, thirty and no seconds left, and end the step after its grace', () => {
    expect(marks('room', undefined, aDebate({ phase: 'live' }))).toEqual([
      [60, 60],
      [30, 90],
      [0, 120],
      ['end', 135],
    ]);
  });

  test('end the preparation on time, with no bells', () => {
    expect(marks('room', undefined, aDebate({ phase: 'prep' }))).toEqual([['end', 120]]);
  });

  test('are created once per deadline: nothing new while the same step runs', () => {
    const live = aDebate({ phase: 'live' });
    const later = play(live, wait(SECOND_MS), { type: 'speak', by: ADA, messageId: 'one', characters: 10 });
    expect(marks('room', live, later)).toEqual([]);
  });

  test('carry the number of the new step after a yield, and no bell that would ring at once', () => {
    const live = aDebate({ phase: 'live' });
    const next = play(live, { type: 'yield', by: ADA });
    const [first] = tasksFor('room', live, next);
    expect(first?.stepSeq).toBe(next.seq);
    const short = play(next, wait(100 * SECOND_MS), { type: 'pause', by: ADA }, { type: 'resume', by: ADA });
    expect(tasksFor('room', next, short).map(({ mark }) => mark)).toEqual([0, 'end']);
    expect(tasksFor('room', next, short)[0]?.stepSeq).toBe(short.seq);
  });

  test('are absent if no clock runs', () => {
    expect(marks('room', undefined, aDebate())).toEqual([]);
    expect(marks('room', undefined, aDebate({ phase: 'paused', hostId: CLEO }))).toEqual([]);
  });

  test('end a pause of a host on a bench, after a minute', () => {
    const live = aDebate({ phase: 'live' });
    const paused = play(live, { type: 'pause', by: ADA });
    const dueAtMs = paused.atMs + 60 * SECOND_MS;
    expect(tasksFor('room', live, paused)).toEqual([
      { roomId: 'room', stepSeq: paused.seq, mark: 'end', dueAtMs },
    ]);
    expect(tasksFor('room', paused, play(paused, { type: 'resume', by: ADA }))[0]).toMatchObject({
      mark: 60,
    });
  });

  test('remove the drafts of a debate that is called off while people prepare', () => {
    const prep = aDebate({ phase: 'prep' });
    const off = play(prep, { type: 'cancel', by: ADA });
    expect(tasksFor('room', prep, off).map(({ mark }) => mark)).toEqual(['drafts']);
  });

  test('request a report once, after a debate that had begun', () => {
    const live = aDebate({ phase: 'live' });
    const over = play(live, { type: 'end', by: ADA });
    expect(tasksFor('room', live, over).map(({ mark }) => mark)).toEqual(['drafts', 'report']);
    const archived = play(over, wait(8 * 86_400 * SECOND_MS));
    expect(tasksFor('room', over, archived)).toEqual([]);
    expect(tasksFor('room', aDebate(), play(aDebate(), { type: 'cancel', by: ADA }))).toEqual([]);
  });
});
