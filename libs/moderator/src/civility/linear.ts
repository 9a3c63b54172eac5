import { scoreLinear, type LinearModel } from '../models/linear-model.ts';
import type { Analysis } from '../text/analysis.ts';
import type { Linear, LinearName } from './features.ts';

/** A linear model on the whole text, on its hardest sentence and on the next. */
export function linearOf(model: LinearModel, analysis: Analysis): Linear {
  const whole = scoreLinear(model, analysis.grams);
  if (analysis.sentences.length < 2) return { whole, worst: whole, second: whole };
  let [worst, second] = [-Infinity, -Infinity];
  for (const grams of analysis.gramsBySentence) {
    const score = scoreLinear(model, grams);
    if (score > worst) [worst, second] = [score, worst];
    else if (score > second) second = score;
  }
  return { whole, worst, second };
}

/** Every linear model on a text. */
export function linearScores(
  models: Record<LinearName, LinearModel>,
  analysis: Analysis,
): Record<LinearName, Linear> {
  return {
    attack: linearOf(models.attack, analysis),
    offence: linearOf(models.offence, analysis),
    contempt: linearOf(models.contempt, analysis),
  };
}
