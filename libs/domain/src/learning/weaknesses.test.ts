import { describe, expect, test } from 'vitest';
import type { Dimension } from '../feedback/dimensions.ts';
import { dimensionScores } from '../testing/feedback.ts';
import { weaknessesOf } from './weaknesses.ts';

const feedback = (scores: Partial<Record<Dimension, number | null>>) => ({
  dimensions: dimensionScores(scores),
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
