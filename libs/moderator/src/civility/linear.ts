import { scoresLinear, type LinearModel } from '../models/linear-model.ts';
import type { Analysis } from '../text/analysis.ts';
import { LINEAR_NAMES, type Linear, type LinearName } from './features.ts';

/** Every linear model on the whole text, on its hardest sentence and on the next. */
export function linearScores(
  models: Record<LinearName, LinearModel>,
  { grams, sentences, gramsBySentence }: Analysis,
): Record<LinearName, Linear> {
  const inOrder = LINEAR_NAMES.map((name) => models[name]);
  const whole = scoresLinear(inOrder, grams);
  const bySentence = sentences.length < 2 ? [] : gramsBySentence.map((own) => scoresLinear(inOrder, own));
  return {
    attack: linearOf(whole, bySentence, 0),
    offence: linearOf(whole, bySentence, 1),
    contempt: linearOf(whole, bySentence, 2),
  };
}

function linearOf(whole: Float64Array, bySentence: readonly Float64Array[], model: number): Linear {
  const score = whole[model] ?? 0;
  if (bySentence.length === 0) return { whole: score, worst: score, second: score };
  let worst = -Infinity;
  let second = -Infinity;
  for (const scores of bySentence) {
    const own = scores[model] ?? 0;
    if (own > worst) {
      second = worst;
      worst = own;
    } else if (own > second) second = own;
  }
  return { whole: score, worst, second };
}
