import { describe, expect, test } from 'vitest';
import type { Dimension } from '../feedback/dimensions.ts';
import { dimensionScores } from '../testing/feedback.ts';
import { weaknessesOf } from './weaknesses.ts';

const feedback = (scores: Partial<Record<Dimension, number | null>>) => ({
  dimensions: dimensionScores(scores),
});

describe('a person’s weaknesses', () => {
  test('are the means of the judged dimensions', () => {
    expect(weaknessesOf([feedback({ weighing: 2, clarity: null }), feedback({ weighing: 4 })])).toEqual([
      { skill: 'weighing', score: 3, debates: 2 },
    ]);
  });

  test('are empty before the first debate', () => {
    expect(weaknessesOf([])).toEqual([]);
  });

  test('ignore debates more than ten ago', () => {
    const recent = Array.from({ length: 10 }, () => feedback({ evidence: 4 }));
    expect(weaknessesOf([...recent, feedback({ evidence: 1 })])).toEqual([
      { skill: 'evidence', score: 4, debates: 10 },
    ]);
  });
});
