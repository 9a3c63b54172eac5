import { hashFeature, type SparseVector } from '../../models/sparse-vector.ts';
import { stemOf } from '../../similarity/stem.ts';
import { STOP_WORDS } from '../../similarity/stop-words.ts';
import { AGAINST, NEGATIONS, UNWANTED, WANTED } from './polarity.ts';

/** What a motion is about, and whether it is for or against that. */
export type MotionReading = {
  /** From 1, the motion wants more of what it is about ("legalize"), to −1, less of it ("ban"). */
  direction: number;
  /** A motion demands an action ("We should …") or says that something is so. */
  form: 'action' | 'statement';
  stems: ReadonlySet<string>;
};

/** A named feature of a text; the name is for people, the value for the model. */
export type NamedFeature = { name: string; value: number };

const NEGATION_REACH = 4;
const WORDS_LIMIT = 400;

/** Reads a motion by its words in lower case. */
export function readMotion(words: readonly string[]): MotionReading {
  const against = words.some((word) => AGAINST.has(stemOf(word)));
  const negated = words.some((word) => NEGATIONS.has(word));
  return {
    direction: against === negated ? 1 : -1,
    form: words.some((word) => ['should', 'must', 'ought', 'shall', 'needs', 'need'].includes(word))
      ? 'action'
      : 'statement',
    stems: new Set(words.filter((word) => !STOP_WORDS.has(word)).map(stemOf)),
  };
}

type Balance = { wanted: number; unwanted: number; negations: number; turned: number };

/**
 * What a text says of a motion, as features. Words count twice: as they are, and turned round where the motion is against
 * what it is about, so that a model learns from "ban" and "legalize" alike and judges motions that it never saw.
 */
export function stanceFeatures(words: readonly string[], motion: MotionReading): NamedFeature[] {
  const read = words.length > WORDS_LIMIT ? words.slice(0, WORDS_LIMIT) : words;
  const stems = read.map(stemOf);
  const negated = negatedPlaces(read);
  const shown = stems.map((stem, at) => nameOf(stem, motion, negated[at] ?? false));
  const features = [...grams(shown), ...balanceFeatures(balanceOf(read, stems, negated, motion), motion)];
  const first = shown[0];
  if (first !== undefined) features.push({ name: `begins with ${first}`, value: 0.5 });
  return features.flatMap(({ name, value }) => [
    { name, value: value * 0.5 },
    { name: `${name} · turned`, value: value * motion.direction },
    { name: `${name} · turned, ${motion.form}`, value: value * motion.direction },
  ]);
}

/** The same for a model. */
export function stanceVector(words: readonly string[], motion: MotionReading): SparseVector {
  const features = stanceFeatures(words, motion);
  return {
    ids: Uint32Array.from(features, ({ name }) => hashFeature(name)),
    values: Float32Array.from(features, ({ value }) => value),
  };
}

function negatedPlaces(words: readonly string[]): boolean[] {
  let left = 0;
  return words.map((word) => {
    if (NEGATIONS.has(word)) {
      left = NEGATION_REACH;
      return false;
    }
    left -= 1;
    return left >= 0;
  });
}

/** What the motion is about goes by the same name in every debate. */
function nameOf(stem: string, { stems }: MotionReading, negated: boolean): string {
  const name = stems.has(stem) ? (AGAINST.has(stem) ? '<demand>' : '<subject>') : stem;
  return negated ? `not ${name}` : name;
}

function grams(shown: readonly string[]): NamedFeature[] {
  const scale = 1 / Math.sqrt(shown.length + 1);
  const features: NamedFeature[] = [];
  shown.forEach((name, at) => {
    const [before, earlier] = [shown[at - 1], shown[at - 2]];
    features.push({ name, value: scale });
    if (before !== undefined) features.push({ name: `${before} ${name}`, value: scale });
    if (before !== undefined && earlier !== undefined) {
      features.push({ name: `${earlier} ${before} ${name}`, value: scale / 2 });
    }
  });
  return features;
}

function balanceOf(
  words: readonly string[],
  stems: readonly string[],
  negated: readonly boolean[],
  motion: MotionReading,
): Balance {
  const balance = { wanted: 0, unwanted: 0, negations: 0, turned: 0 };
  stems.forEach((stem, at) => {
    const isNegated = negated[at] ?? false;
    if (NEGATIONS.has(words[at] ?? '')) balance.negations += 1;
    if (WANTED.has(stem)) isNegated ? (balance.unwanted += 1) : (balance.wanted += 1);
    if (UNWANTED.has(stem)) isNegated ? (balance.wanted += 1) : (balance.unwanted += 1);
    if (motion.stems.has(stem) && AGAINST.has(stem)) balance.turned += isNegated ? -1 : 1;
  });
  return balance;
}

function balanceFeatures(
  { wanted, unwanted, negations, turned }: Balance,
  motion: MotionReading,
): NamedFeature[] {
  const tone = (wanted - unwanted) / (wanted + unwanted + 1);
  return [
    { name: 'speaks well of things', value: tone },
    { name: 'says the demand of the motion itself', value: turned * motion.direction * 0.5 },
    { name: 'negates', value: Math.min(negations, 3) / 3 },
    { name: 'every text', value: 0.3 },
  ];
}
