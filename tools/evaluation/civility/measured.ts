import {
  calibrate,
  CIVILITY_HEADS,
  logOddsOf,
  WORD,
  type CivilityHead,
  type CivilityModels,
} from '@rostrum/moderator/training';
import { WEIGHTS as SHIPPED } from '@rostrum/moderator/civility-cuts';
import { civilityFolds } from '../../training/civility/civility-folds.ts';
import type { CivilityRow } from '../../training/civility/row.ts';
import { civilityRows, prepareText } from '../../training/civility/rows.ts';
import { featuresOfRow, fitCivility } from '../../training/civility/stack.ts';

const FOLDS = 5;

/** A labelled text with the score of each head by models that never saw its group. */
export type MeasuredRow = CivilityRow & { scores: Record<CivilityHead, number>; fold: number };

let measured: { rows: MeasuredRow[]; models: CivilityModels[] } | undefined;

/**
 * Every labelled text, scored by heads that were trained without its group, at the thresholds that are shipped.
 * `models[fold]` are those that scored the rows of a fold.
 */
export function measureCivility(): { rows: MeasuredRow[]; models: CivilityModels[] } {
  if (measured) return measured;
  const rows = civilityRows();
  const folds = civilityFolds(rows, FOLDS);
  const models = Array.from({ length: FOLDS }, (_, fold) => {
    const training = rows.filter((row, place) => folds[place] !== fold && !row.measuredOnly);
    return fitCivility(training).models;
  });
  measured = {
    models,
    rows: rows.map((row, place): MeasuredRow => {
      const fold = folds[place] ?? 0;
      return { ...row, fold, scores: scoresOf(models[fold], row) };
    }),
  };
  return measured;
}

/** The scores of another text by the models of a fold. */
export function scoreText(model: CivilityModels | undefined, text: string): Record<CivilityHead, number> {
  return scoresOf(model, prepareText(text));
}

function scoresOf(
  models: CivilityModels | undefined,
  row: Pick<CivilityRow, 'analysis' | 'groupGrams' | 'plain'>,
): Record<CivilityHead, number> {
  const features = models ? featuresOfRow(models.linear, row) : undefined;
  const score = (head: CivilityHead) =>
    models && features ? calibrate(logOddsOf(models, head, features), SHIPPED.cuts[head]) : 0;
  const [attack, toxicity, identity] = CIVILITY_HEADS.map(score);
  const floor = row.plain[0] ?? 0;
  return {
    personAttack: Math.max(attack ?? 0, floor),
    toxicity: toxicity ?? 0,
    identityAttack: identity ?? 0,
  };
}

const RUDE = WORD.profanity | WORD.slur | WORD.insultNoun;

/** The rude-word baseline: 1 if the text contains one as written. */
export function wordList({ analysis }: CivilityRow): number {
  return analysis.tokens.some(({ classes, repaired }) => classes & RUDE && !repaired) ? 1 : 0;
}
