import { describe, expect, it } from 'vitest';
import { dueItems, fittedTo, type LessonAnswer } from './review.ts';
import { withAnswer } from './schedule.ts';

const DAY_MS = 86_400_000;
const NOON_MS = 1_763_640_000_000;
const anAnswer = (changes: Partial<LessonAnswer> = {}): LessonAnswer => ({
  lessonId: 'weighing-scales',
  version: 1,
  exerciseIds: ['spot', 'write'],
  exerciseId: 'spot',
  isRight: true,
  atMs: NOON_MS,
  ...changes,
});
const after = (...answers: LessonAnswer[]) => {
  const [first, ...rest] = answers;
  return rest.reduce(
    (progress, answer) => withAnswer(progress, answer),
    withAnswer(null, first ?? anAnswer()),
  );
};

describe('an answer', () => {
  it('starts the progress in a lesson, and finishes it once every exercise has one', () => {
    const begun = withAnswer(null, anAnswer());
    expect(begun).toMatchObject({ id: 'weighing-scales', startedAtMs: NOON_MS, finishedAtMs: null });
    const finished = withAnswer(begun, anAnswer({ exerciseId: 'write', atMs: NOON_MS + 5 }));
    expect(finished).toMatchObject({ startedAtMs: NOON_MS, finishedAtMs: NOON_MS + 5 });
  });

  it('counts once, however often it arrives', () => {
    const once = withAnswer(null, anAnswer());
    expect(withAnswer(once, anAnswer())).toBe(once);
    expect(withAnswer(once, anAnswer({ atMs: NOON_MS - 1, isRight: false }))).toBe(once);
  });

  it('brings a wrong exercise back the next day, and a right one later', () => {
    const [wrong, right] = [withAnswer(null, anAnswer({ isRight: false })), withAnswer(null, anAnswer())];
    expect(wrong.items['spot']?.dueAtMs).toBe(NOON_MS + DAY_MS);
    expect(right.items['spot']?.dueAtMs).toBeGreaterThan(NOON_MS + DAY_MS);
  });

  it('waits longer after each correct answer, and starts over after a wrong one', () => {
    let progress = withAnswer(null, anAnswer());
    const gaps: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const { dueAtMs = 0, reviewedAtMs = 0 } = progress.items['spot'] ?? {};
      gaps.push(dueAtMs - reviewedAtMs);
      progress = withAnswer(progress, anAnswer({ atMs: dueAtMs }));
    }
    expect(gaps).toEqual(gaps.toSorted((one, other) => one - other));
    expect(new Set(gaps).size).toBe(4);
    const { dueAtMs = 0 } = progress.items['spot'] ?? {};
    const forgotten = withAnswer(progress, anAnswer({ atMs: dueAtMs, isRight: false }));
    expect(forgotten.items['spot']).toMatchObject({ lapses: 1 });
    expect((forgotten.items['spot']?.dueAtMs ?? 0) - dueAtMs).toBeLessThan(gaps[3] ?? 0);
  });

  it('repeated within one sitting is practice: it shows, and moves no review', () => {
    const progress = after(anAnswer({ isRight: false }), anAnswer({ atMs: NOON_MS + 60_000 }));
    expect(progress.items['spot']).toMatchObject({ isRight: true, answers: 2, dueAtMs: NOON_MS + DAY_MS });
  });

  it('to a newer edition drops the answers to removed exercises, and keeps the rest', () => {
    const old = after(anAnswer(), anAnswer({ exerciseId: 'write' }));
    const next = withAnswer(
      old,
      anAnswer({ version: 2, exerciseIds: ['spot', 'order'], exerciseId: 'order', atMs: NOON_MS + 9 }),
    );
    expect(Object.keys(next.items)).toEqual(['spot', 'order']);
    expect(next).toMatchObject({ version: 2, finishedAtMs: NOON_MS });
  });

  it('to an exercise that a newer edition removed changes nothing', () => {
    const now = withAnswer(null, anAnswer({ version: 2, exerciseIds: ['spot'] }));
    expect(withAnswer(now, anAnswer({ exerciseId: 'write', atMs: NOON_MS + 9 }))).toBe(now);
    expect(withAnswer(now, anAnswer({ atMs: NOON_MS + 9 }))).toMatchObject({ version: 2 });
  });
});

describe('the due exercises', () => {
  it('are the answered ones whose time has come, longest overdue first', () => {
    const progress = [
      withAnswer(null, anAnswer({ lessonId: 'later', isRight: false, atMs: NOON_MS + 1 })),
      withAnswer(null, anAnswer({ lessonId: 'sooner', isRight: false })),
      withAnswer(null, anAnswer({ lessonId: 'known' })),
    ];
    expect(dueItems(progress, NOON_MS + DAY_MS - 1)).toEqual([]);
    expect(dueItems(progress, NOON_MS + DAY_MS + 1).map(({ lessonId }) => lessonId)).toEqual([
      'sooner',
      'later',
    ]);
  });
});

describe('progress in a lesson that was edited', () => {
  const progress = after(anAnswer(), anAnswer({ exerciseId: 'write' }));

  it('is unchanged if its exercises still exist', () => {
    expect(fittedTo(progress, { exercises: [{ id: 'spot' }, { id: 'write' }, { id: 'new' }] })).toEqual({
      progress,
      dropped: 0,
    });
  });

  it('leaves out removed exercises, and counts them', () => {
    const fitted = fittedTo(progress, { exercises: [{ id: 'write' }] });
    expect(fitted.dropped).toBe(1);
    expect(Object.keys(fitted.progress.items)).toEqual(['write']);
  });
});
