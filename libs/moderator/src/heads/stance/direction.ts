import type { Lexeme } from '../../lexicon/lexeme.ts';
import { scoreLinear, type LinearModel } from '../../models/linear-model.ts';
import { hashFeature, type SparseVector } from '../../base/sparse-vector.ts';
import { readMotion, type MotionReading } from './features.ts';

/** Motions of the usual form, "We should …", are read as much by rule as by the model. */
const USUAL_FORM = new Set(['should', 'must']);
const SHARE_OF_RULE = 0.6;
const RULE_VALUE = 1.5;
const STEEPNESS = 2;

/** A motion's words as features for the direction model. `reading` is the rule's result. */
export function motionVector(words: readonly Lexeme[], reading: MotionReading): SparseVector {
  const stems = words.map(({ stem }) => stem);
  const [first = '', second = ''] = stems;
  const rules = ['rule', `rule, ${reading.form}`, isUsual(words) ? 'rule, usual form' : 'rule, other form'];
  const grams = [
    ...stems,
    ...stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`),
    `first ${first}`,
    `first ${first} ${second}`,
  ];
  const scale = 1 / Math.sqrt(Math.max(1, stems.length));
  return {
    ids: Uint32Array.from([...rules, ...grams], (name) => hashFeature(`motion ${name}`)),
    values: Float32Array.from([
      ...rules.map(() => reading.direction * RULE_VALUE),
      ...grams.map(() => scale),
    ]),
  };
}

/** A motion with its direction, −1 … 1, as far as rule and model agree. */
export function readDirection(words: readonly Lexeme[], model: LinearModel): MotionReading {
  const reading = readMotion(words);
  const margin = scoreLinear(model, motionVector(words, reading)) * STEEPNESS;
  const learned = Math.tanh(margin / 2);
  const direction = isUsual(words)
    ? SHARE_OF_RULE * reading.direction + (1 - SHARE_OF_RULE) * learned
    : learned;
  return { ...reading, direction };
}

function isUsual(words: readonly Lexeme[]): boolean {
  return words[0]?.word === 'we' && USUAL_FORM.has(words[1]?.word ?? '');
}
