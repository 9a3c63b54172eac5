import { describe, expect, test } from 'vitest';
import type { Dimension } from '../feedback/dimensions.ts';
import { weaknessesOf } from './weaknesses.ts';

const feedback = (scores: Partial<Record<Dimension, number | null>>) => ({
  dimensions: Object.entries(scores).map(([dimension, score]) => ({
    dimension: dimension as Dimension,
    score,
    low: null,
    high: null,
    hits: 0,
    chances: 0,
    reason: '',
    quote: null,
    next: '',
  })),
});

describe('what somebody needs to learn', () => {
  test('is the mean of what was judged, dimension by dimension', () => {
    expect(weaknessesOf([feedback({ weighing: 2, clarity: null }), feedback({ weighing: 4 })])).toEqual([
      { skill: 'weighing', score: 3, debates: 2 },
    ]);
  });

  test('is nothing before the first debate', () => {
    expect(weaknessesOf([])).toEqual([]);
  });

  test('forgets what is ten debates ago', () => {
    const recent = Array.from({ length: 10 }, () => feedback({ evidence: 4 }));
    expect(weaknessesOf([...recent, feedback({ evidence: 1 })])).toEqual([
      { skill: 'evidence', score: 4, debates: 10 },
    ]);
  });
});
