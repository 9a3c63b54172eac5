import {
  contemptFeatures,
  createReader,
  labelsOf,
  LANGUAGE_DATA,
  scoreLinear,
  sigmoid,
  speaksOfGroup,
  type ContemptWeights,
  type SparseVector,
} from '@rostrum/moderator/training';
import type { OtherLanguage } from '@rostrum/domain';
import { groupedFolds, outOfFold } from '../folds.ts';
import { trainLogistic, type LabelledVector, type TrainedModel } from '../logistic.ts';
import { thresholdFor } from '../metrics.ts';
import { quantise } from '../quantise.ts';
import type { LanguageText } from './rows.ts';

const BUCKETS = 32_768;
const COST = 1;
/** How many fair sentences and how much ordinary talk may be flagged by the model alone. */
const FAIR_SHARE = 0.1;
const TALK_SHARE = 0.008;
/** A fair sentence counts as two hateful ones: there are fewer. */
const FAIR_WEIGHT = 2;
/** Abuse of persons and things, which the sentences count as fair and a debate does not. */
const OF_NO_GROUP = /^target_/;

export type ContemptRow = { text: LanguageText; x: SparseVector; mayFlag: boolean; isNamed: boolean };

/** Each text as the model reads it. */
export function contemptRows(language: OtherLanguage, texts: readonly LanguageText[]): ContemptRow[] {
  const read = createReader(LANGUAGE_DATA[language]);
  return texts.map((text) => {
    const { words, hits } = read(text.text);
    const spoken = speaksOfGroup(words);
    return {
      text,
      x: contemptFeatures(words, labelsOf(hits)),
      mayFlag: spoken === 'itself',
      isNamed: spoken !== 'no',
    };
  });
}

/** A model about contempt for groups, and the score that few fair sentences reach when it has not seen their template. */
export function trainContempt(rows: readonly ContemptRow[]): ContemptWeights {
  const scores = outOfFold(groupedFolds(rows.map(({ text }) => text.group)), (places) => {
    const model = train(places.flatMap((place) => rows[place] ?? []));
    return (place) => {
      const row = rows[place];
      return row?.mayFlag ? scoreLinear(model, row.x) : Number.NEGATIVE_INFINITY;
    };
  });
  const chosen = (holds: (text: LanguageText) => boolean) => scores.filter((_, at) => isAt(rows, at, holds));
  const fair = chosen(
    (text) => text.from === 'template' && !text.isHateful && !OF_NO_GROUP.test(text.functionality),
  );
  const talk = chosen((text) => text.from === 'talk' && text.isOrdinary);
  const least = Math.max(
    thresholdFor(fair, FAIR_SHARE),
    talk.length > 0 ? thresholdFor(talk, TALK_SHARE) : Number.NEGATIVE_INFINITY,
  );
  return { ...quantise(train(rows)), threshold: Number(sigmoid(least).toPrecision(5)) };
}

function isAt(rows: readonly ContemptRow[], at: number, holds: (text: LanguageText) => boolean): boolean {
  const text = rows[at]?.text;
  return text !== undefined && holds(text);
}

/** Learns from template sentences, and from ordinary talk about groups. */
function train(rows: readonly ContemptRow[]): TrainedModel {
  const labelled = rows.flatMap(({ text, x, isNamed }): LabelledVector[] => {
    if (text.from === 'talk') return text.isOrdinary && isNamed ? [{ x, y: 0 }] : [];
    if (OF_NO_GROUP.test(text.functionality)) return [];
    return [text.isHateful ? { x, y: 1 } : { x, y: 0, weight: FAIR_WEIGHT }];
  });
  return trainLogistic(labelled, { buckets: BUCKETS, cost: COST });
}
