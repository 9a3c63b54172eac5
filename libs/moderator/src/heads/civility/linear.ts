import { scoreLinear, scoresLinear, type LinearModel } from '../../models/linear-model.ts';
import type { SparseVector } from '../../base/sparse-vector.ts';
import type { Analysis } from '../../text/analysis.ts';
import type { Linear, LinearName, LinearScores } from './features.ts';

/** The models of attacks and of offence on the whole text, its hardest sentence and the next; that of contempt on `groups`. */
export function linearScores(
  { attack, offence, contempt }: Record<LinearName, LinearModel>,
  { grams, sentences, gramsBySentence }: Analysis,
  groups: SparseVector,
): LinearScores {
  const inOrder = [attack, offence];
  const whole = scoresLinear(inOrder, grams);
  const bySentence = sentences.length < 2 ? [] : gramsBySentence.map((own) => scoresLinear(inOrder, own));
  return {
    attack: linearOf(whole, bySentence, 0),
    offence: linearOf(whole, bySentence, 1),
    contempt: scoreLinear(contempt, groups),
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
