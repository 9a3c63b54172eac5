import { lexemesOf, NEGATED, type Lexeme } from '../../lexicon/lexeme.ts';
import { weightAt, type LinearModel } from '../../models/linear-model.ts';
import { finish, hashFeature, type SparseVector } from '../../models/sparse-vector.ts';

/** What a motion is about, and whether it is for or against that. */
export type MotionReading = {
  /** From 1, the motion wants more of what it is about ("legalize"), to −1, less of it ("ban"). */
  direction: number;
  /** A motion demands an action ("We should …") or says that something is so. */
  form: 'action' | 'statement';
  stems: ReadonlySet<string>;
};

/** One thing that a text says, `from` and `to` (not included) in its words, or a `name` where it is about the whole. */
export type Point = { hash: number; value: number; from: number; to: number; name?: string };

const NEGATION_REACH = 4;
const [BEGINNING, PLAIN, TURNED, TURNED_ACTION, TURNED_STATEMENT] = [11, 0x1f35, 0x2e57, 0x3b89, 0x4da3];
const READINGS = 3;
const WORDS_LIMIT = 400;

/** Reads a motion by its words in lower case. */
export function readMotion(words: readonly string[]): MotionReading {
  const lexemes = lexemesOf(words);
  const against = lexemes.some((lexeme) => lexeme.against);
  const negated = lexemes.some(({ negates }) => negates);
  return {
    direction: against === negated ? 1 : -1,
    form: words.some((word) => ['should', 'must', 'ought', 'shall', 'needs', 'need'].includes(word))
      ? 'action'
      : 'statement',
    stems: new Set(lexemes.filter(({ small }) => small === 0).map(({ stem }) => stem)),
  };
}

/** A word as it stands in a text. `isAbout`: the motion speaks of it. */
type Read = { lexeme: Lexeme; isNegated: boolean; isAbout: boolean };
type Balance = { wanted: number; unwanted: number; negations: number; turned: number };

/** What a text says of a motion: its words, pairs, triples and tone. */
export function whatIsSaid(words: readonly string[], motion: MotionReading): Point[] {
  const read = readWords(lexemesOf(words).slice(0, WORDS_LIMIT), motion);
  const hashes = read.map(hashOf);
  const said = grams(hashes);
  said.push(...balanceFeatures(balanceOf(read), motion));
  const [first] = hashes;
  if (first !== undefined) said.push({ hash: join(first, BEGINNING), value: 0.5, from: 0, to: 1 });
  return said;
}

/** How much of a point counts as it is; the rest counts turned by the direction of the motion. */
const PLAIN_SHARE = 0.5;

/**
 * What a model adds for one point. The point is read as it is, and twice turned round where the
 * motion is against what it is about, so that a model learns from "ban" and "legalize" alike and judges motions that it
 * never saw.
 */
export function shareOf(
  { hash, value }: Point,
  { direction, form }: MotionReading,
  model: LinearModel,
): number {
  const turned = weightAt(model, finish(hash ^ TURNED)) + weightAt(model, finish(hash ^ ofForm(form)));
  return value * (PLAIN_SHARE * weightAt(model, finish(hash ^ PLAIN)) + direction * turned);
}

/** The same for a model. */
export function stanceVector(words: readonly string[], motion: MotionReading): SparseVector {
  const said = whatIsSaid(words, motion);
  const { direction, form } = motion;
  const ids = new Uint32Array(said.length * READINGS);
  const values = new Float32Array(said.length * READINGS);
  said.forEach(({ hash, value }, at) => {
    ids.set([finish(hash ^ PLAIN), finish(hash ^ TURNED), finish(hash ^ ofForm(form))], at * READINGS);
    values.set([value * PLAIN_SHARE, value * direction, value * direction], at * READINGS);
  });
  return { ids, values };
}

function ofForm(form: MotionReading['form']): number {
  return form === 'action' ? TURNED_ACTION : TURNED_STATEMENT;
}

function readWords(lexemes: readonly Lexeme[], motion: MotionReading): Read[] {
  let left = 0;
  return lexemes.map((lexeme) => {
    left = lexeme.negates ? NEGATION_REACH : left - 1;
    return {
      lexeme,
      isNegated: !lexeme.negates && left >= 0,
      isAbout: motion.stems.has(lexeme.stem),
    };
  });
}

/** What the motion is about goes by the same name in every debate. */
function hashOf({ lexeme, isNegated, isAbout }: Read): number {
  if (isAbout) return hashFeature(lexeme.against ? '<demand>' : '<subject>', isNegated ? NEGATED : 0);
  return isNegated ? lexeme.negatedHash : lexeme.stemHash;
}

function join(one: number, other: number): number {
  return (Math.imul(one, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b)) >>> 0;
}

function grams(hashes: readonly number[]): Point[] {
  const scale = 1 / Math.sqrt(hashes.length + 1);
  const said: Point[] = [];
  hashes.forEach((hash, at) => {
    const [before, earlier] = [hashes[at - 1], hashes[at - 2]];
    said.push({ hash, value: scale, from: at, to: at + 1 });
    if (before === undefined) return;
    const pair = join(before, hash);
    said.push({ hash: pair, value: scale, from: at - 1, to: at + 1 });
    if (earlier !== undefined)
      said.push({ hash: join(earlier, pair), value: scale / 2, from: at - 2, to: at + 1 });
  });
  return said;
}

function balanceOf(words: readonly Read[]): Balance {
  const balance = { wanted: 0, unwanted: 0, negations: 0, turned: 0 };
  for (const { lexeme, isNegated, isAbout } of words) {
    const { negates, wanted, unwanted, against } = lexeme;
    if (negates) balance.negations += 1;
    if (wanted) balance[isNegated ? 'unwanted' : 'wanted'] += 1;
    if (unwanted) balance[isNegated ? 'wanted' : 'unwanted'] += 1;
    if (isAbout && against) balance.turned += isNegated ? -1 : 1;
  }
  return balance;
}

function balanceFeatures({ wanted, unwanted, negations, turned }: Balance, motion: MotionReading): Point[] {
  const tone = (wanted - unwanted) / (wanted + unwanted + 1);
  const features: [string, number][] = [
    ['speaks well of things', tone],
    ['says the demand of the motion itself', turned * motion.direction * 0.5],
    ['negates', Math.min(negations, 3) / 3],
    ['every text', 0.3],
  ];
  return features.map(([name, value]) => ({ hash: hashFeature(name), value, from: 0, to: 0, name }));
}
