import { expect, test } from 'vitest';
import type { Dimension } from '../feedback/dimensions.ts';
import { dimensionScores } from '../testing/feedback.ts';
import { strengthsOf } from './strengths.ts';

const debates = (count: number, scores: Partial<Record<Dimension, number>>) =>
  Array.from({ length: count }, () => ({ dimensions: dimensionScores(scores) }));

test('strengths are high marks over three debates, the three highest first', () => {
  const scores = { argument: 4.2, clarity: 3.9, engagement: 4.9, weighing: 4.5, evidence: 4.1 };
  expect(strengthsOf(debates(3, scores))).toEqual(['engagement', 'weighing', 'argument']);
  expect(strengthsOf(debates(2, scores))).toEqual([]);
  expect(strengthsOf([])).toEqual([]);
});
