import { hotScore } from '@rostrum/domain';
import { aTopic } from '@rostrum/domain/testing';
import { expect, test } from 'vitest';
import { afterWaiting } from './listing.ts';

const NOW_MS = 1_763_640_000_000;
const waiting = aTopic({ status: 'waiting', createdAtMs: NOW_MS - 86_400_000, editedAtMs: null });

test('a topic that nobody has read is as new as its publication', () => {
  expect(afterWaiting(waiting, NOW_MS)).toEqual({
    status: 'published',
    createdAtMs: NOW_MS,
    hot: hotScore(waiting.counts, NOW_MS),
  });
});

test('a topic that people have read before keeps its age', () => {
  const { createdAtMs, hot } = waiting;
  expect(afterWaiting({ ...waiting, editedAtMs: NOW_MS - 1 }, NOW_MS)).toEqual({
    status: 'published',
    createdAtMs,
    hot,
  });
});
