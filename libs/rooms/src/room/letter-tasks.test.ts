import { FORMATS, QUICK_CLASH, withPace, type LetterHours } from '@rostrum/domain';
import { ADA, aDebate, BEN, CLEO, DARA, floorOf, NOON_MS, play, wait } from '@rostrum/domain/testing';
import { describe, expect, test } from 'vitest';
import { tasksFor } from './clock-tasks.ts';

const HOUR_MS = 3_600_000;
const LINCOLN_DOUGLAS = FORMATS.get('lincoln-douglas') ?? QUICK_CLASH;
const slow = (hours: LetterHours = 72) =>
  aDebate({ phase: 'live', format: withPace(QUICK_CLASH, 'correspondence', hours) });
const marks = (...args: Parameters<typeof tasksFor>) =>
  tasksFor(...args)
    .filter(({ mark }) => mark !== 'end')
    .map(({ mark, dueAtMs }) => [mark, (dueAtMs - NOON_MS) / HOUR_MS]);
const speak = (by: string, messageId = 'one') => ({ type: 'speak', by, messageId, characters: 100 }) as const;

describe('the tasks of a step by correspondence', () => {
  test('tell of the turn at once, and a day and two hours before its end', () => {
    expect(marks('room', undefined, slow())).toEqual([
      ['turn', 0],
      ['dayLeft', 48],
      ['hoursLeft', 70],
    ]);
  });

  test('remind of nothing that is not ahead', () => {
    expect(marks('room', undefined, slow(24)).map(([mark]) => mark)).toEqual(['turn', 'hoursLeft']);
  });

  test('remind again of an end that the host put off, and do not announce the same turn twice', () => {
    const longer = play(slow(24), wait(HOUR_MS), { type: 'extend', by: ADA });
    expect(marks('room', slow(24), longer)).toEqual([
      ['dayLeft', 24],
      ['hoursLeft', 46],
    ]);
  });

  test('ring no bell, and do not exist live', () => {
    expect(tasksFor('room', undefined, slow()).map(({ mark }) => mark)).not.toContain(60);
    expect(marks('room', undefined, aDebate({ phase: 'live' })).map(([mark]) => mark)).toEqual([60, 30, 0]);
  });
});

describe('the ready check by correspondence', () => {
  const check = aDebate({ phase: 'readyCheck', format: withPace(QUICK_CLASH, 'correspondence') });
  const ready = (...args: Parameters<typeof tasksFor>) =>
    tasksFor(...args)
      .filter(({ mark }) => mark === 'ready')
      .map(({ to }) => to);

  test('is told to those who wait, and not to the person whose seat began it', () => {
    const lobby = play(aDebate({ format: withPace(QUICK_CLASH, 'correspondence') }), {
      type: 'takeSeat',
      by: ADA,
      seatId: 'for-1',
    });
    const full = play(lobby, { type: 'takeSeat', by: BEN, seatId: 'against-1' });
    expect(full.phase).toBe('readyCheck');
    expect(ready('room', lobby, full)).toEqual([[ADA]]);
    expect(ready('room', full, play(full, { type: 'ready', by: ADA }))).toEqual([]);
  });

  test('is told after a rematch to everybody but its host, and to nobody live', () => {
    expect(ready('room', undefined, check)).toEqual([[BEN]]);
    expect(ready('room', undefined, aDebate({ phase: 'readyCheck' }))).toEqual([]);
  });
});

describe('an answer by correspondence', () => {
  const answers = (before: ReturnType<typeof slow>, after: ReturnType<typeof slow>) =>
    tasksFor('room', before, after).filter(({ mark }) => mark === 'answered');

  test('is not told to a person whose turn comes next', () => {
    const before = slow();
    expect(answers(before, play(before, speak(ADA)))).toEqual([]);
  });

  test('is told to the others of an exchange, each time', () => {
    const exchange = play(slow(), { type: 'nextStep', by: ADA }, { type: 'nextStep', by: ADA });
    const asked = play(exchange, speak(ADA));
    const told = play(asked, speak(BEN, 'two'));
    expect(answers(exchange, asked)).toMatchObject([{ about: ADA, to: [BEN] }]);
    expect(answers(asked, told)).toMatchObject([{ about: BEN, to: [ADA] }]);
  });

  test('in the last step is told to the side that waits for it', () => {
    const next = { type: 'nextStep', by: ADA } as const;
    const last = play(slow(), next, next, next, next);
    expect(floorOf(last).stepIndex).toBe(4);
    expect(answers(last, play(last, speak(BEN)))).toMatchObject([{ about: BEN, to: [ADA] }]);
  });
});

describe('the ballots of judges by correspondence', () => {
  const judged = play(
    aDebate({ phase: 'live', format: withPace(LINCOLN_DOUGLAS, 'correspondence'), hostId: CLEO }),
    { type: 'nameJudges', by: CLEO, uids: [DARA], present: [DARA] },
    speak(ADA),
  );
  const over = play(judged, { type: 'end', by: CLEO });
  const ballots = (...args: Parameters<typeof tasksFor>) =>
    marks(...args).filter(([mark]) => String(mark).startsWith('ballots'));

  test('are announced when they open, and two hours before the judges’ time ends', () => {
    expect(ballots('room', judged, over)).toEqual([
      ['ballots', 0],
      ['ballotsEnding', 22],
    ]);
  });

  test('are announced once', () => {
    expect(ballots('room', over, over)).toEqual([]);
  });

  test('are announced to nobody in a live debate, where judges are there', () => {
    const live = play(
      aDebate({ phase: 'live', format: LINCOLN_DOUGLAS, hostId: CLEO }),
      { type: 'nameJudges', by: CLEO, uids: [DARA], present: [DARA] },
      speak(ADA),
    );
    expect(ballots('room', live, play(live, { type: 'end', by: CLEO }))).toEqual([]);
  });
});
