import { scoreDense } from '../models/dense-model.ts';
import { sigmoid } from '../models/linear-model.ts';
import { WEIGHTS } from '../model-weights/answers.ts';
import { answerFeatures } from '../heads/answer-features.ts';
import { detectRestatement } from '../heads/restatement.ts';
import { wordSpace } from '../similarity/space.ts';
import { createAnalyser, type Analyse } from '../text/analysis.ts';
import { englishWords } from '../lexicon/english-words.ts';

/** The heads that read a map. Training and evaluation supply their own. */
export type MapHeads = {
  analyse: Analyse;
  /** How likely a text answers each of some messages, 0 … 1 each: the chance against nine others. */
  answers: (text: string, messages: readonly string[]) => number[];
  /** How likely a text restates each of some claims, 0 … 1 each. */
  restates: (text: string, claims: readonly string[]) => number[];
  /** Whether `answers` knows what words mean, so that an answer may share no word with its message. */
  knowsMeaning?: boolean;
};

/** The heads of the embedded engine. Pass `analyse` if one exists, because building it takes tens of milliseconds. */
export function createMapHeads(analyse: Analyse = createAnalyser(englishWords())): MapHeads {
  return {
    analyse,
    restates: (text, claims) => {
      const analysis = analyse(text);
      return claims.map((claim) => detectRestatement(analysis, claim).score);
    },
    answers: (text, messages) =>
      answerFeatures(wordSpace(), text, messages).map((row) => sigmoid(scoreDense(WEIGHTS, row))),
  };
}
