import { expect, test } from 'vitest';
import { LESSONS } from '../../../shared/lessons/lessons.ts';
import { findLessons } from './find-lessons.ts';

test.each([
  ['fallacy', 'Fallacies, one: people instead of reasons'],
  ['conceded', 'Conceding, and changing your mind'],
  ['statistics', 'Reading a figure'],
  ['refute', 'Rebuttal, one: deny'],
  ['listen', 'Listening and flowing'],
  ['polite', 'Disagreeing without heat'],
  ['rebutal', 'Rebuttal, two: mitigate'],
  ['lincoln', 'Your role in Lincoln–Douglas'],
])('“%s” finds the lesson “%s”', (typed, title) => {
  const found = findLessons(typed);
  expect(LESSONS.filter(({ id }) => found.has(id)).map((lesson) => lesson.title)).toContain(title);
  expect(found.size).toBeLessThan(LESSONS.length / 2);
});

test('shows every lesson before anything is typed, and none for words of none', () => {
  expect(findLessons('  ').size).toBe(LESSONS.length);
  expect(findLessons('xylophone').size).toBe(0);
});
