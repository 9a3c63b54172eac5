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
  const linearOf = (model: number): Linear => {
    const score = whole[model] ?? 0;
    if (bySentence.length === 0) return { whole: score, worst: score, second: score };
    let [worst, second] = [-Infinity, -Infinity];
    for (const { [model]: own = 0 } of bySentence) {
      if (own > worst) [worst, second] = [own, worst];
      else if (own > second) second = own;
    }
    return { whole: score, worst, second };
  };
  return { attack: linearOf(0), offence: linearOf(1), contempt: linearOf(2) };
}
