import { NEGATED, type Lexeme } from '../../lexicon/lexeme.ts';
import { weightAt, type LinearModel } from '../../models/linear-model.ts';
import { finish, hashFeature, type SparseVector } from '../../base/sparse-vector.ts';

/** A motion's subject, and whether the motion is for or against it. */
export type MotionReading = {
  /** From 1, the motion wants more of its subject ("legalize"), to −1, less of it ("ban"). */
  direction: number;
  /** A motion demands an action ("We should …") or states a fact. */
  form: 'action' | 'statement';
  stems: ReadonlySet<string>;
};

/**
 * A text's points in sequence: words, pairs and triples in the order of their last words, then the names in `ABOUT`,
 * then the text's opening. Each is a hash with a weight.
 */
export type Points = { hashes: Uint32Array; values: Float64Array };

const NEGATION_REACH = 4;
const [BEGINNING, PLAIN, TURNED, TURNED_ACTION, TURNED_STATEMENT] = [11, 0x1f35, 0x2e57, 0x3b89, 0x4da3];
const READINGS = 3;
const WORDS_LIMIT = 400;

/** Reads a motion by its words. */
export function readMotion(words: readonly Lexeme[]): MotionReading {
  const against = words.some((word) => word.against);
  const negated = words.some(({ negates }) => negates);
  return {
    direction: against === negated ? 1 : -1,
    form: words.some(({ word }) => ['should', 'must', 'ought', 'shall', 'needs', 'need'].includes(word))
      ? 'action'
      : 'statement',
    stems: new Set(words.filter(({ small }) => small === 0).map(({ stem }) => stem)),
  };
}

type Balance = { wanted: number; unwanted: number; negations: number; turned: number };

/** Features of a text as a whole. */
const ABOUT = [
  'speaks well of things',
  'says the demand of the motion itself',
  'negates',
  'every text',
] as const;
const ABOUT_HASHES = ABOUT.map((name) => hashFeature(name));
/** The motion's subject has the same name in every debate. */
const SUBJECT = namesOf('<subject>');
const DEMAND = namesOf('<demand>');

/** A text's features about a motion: its words, pairs, triples and tone. */
export function whatIsSaid(words: readonly Lexeme[], motion: MotionReading): Points {
  const length = Math.min(words.length, WORDS_LIMIT);
  const room = gramsOf(length) + ABOUT.length + 1;
  const said = { hashes: new Uint32Array(room), values: new Float64Array(room) };
  const scale = 1 / Math.sqrt(length + 1);
  const balance = { wanted: 0, unwanted: 0, negations: 0, turned: 0 };
  let [used, left, before, earlier] = [0, 0, 0, 0];
  const add = (hash: number, value: number) => {
    said.hashes[used] = hash;
    said.values[used++] = value;
  };
  for (let at = 0; at < length; at += 1) {
    const lexeme = words[at];
    if (!lexeme) continue;
    left = lexeme.negates ? NEGATION_REACH : left - 1;
    const isNegated = !lexeme.negates && left >= 0;
    const isAbout = motion.stems.has(lexeme.stem);
    weighIn(balance, lexeme, isNegated, isAbout);
    const hash = hashOf(lexeme, isNegated, isAbout);
    add(hash, scale);
    if (at > 0) add(join(before, hash), scale);
    if (at > 1) add(join(earlier, join(before, hash)), scale / 2);
    [earlier, before] = [before, hash];
  }
  aboutTheWhole(balance, motion).forEach((value, at) => add(ABOUT_HASHES[at] ?? 0, value));
  if (length > 0) add(join(said.hashes[0] ?? 0, BEGINNING), 0.5);
  return said;
}

/** The number of words, pairs and triples in a text of this many words. */
function gramsOf(length: number): number {
  return length + Math.max(0, length - 1) + Math.max(0, length - 2);
}

/** The readable form of a place in `Points`. */
export function nameOf({ hashes }: Points, place: number, words: readonly Lexeme[]): string {
  const grams = hashes.length - ABOUT.length - 1;
  const name = ABOUT[place - grams];
  if (name !== undefined) return name;
  if (place > grams) return words[0]?.word ?? '';
  // One thing ends at the first word, two at the second, three at each of the others.
  const [last, count] =
    place < 3 ? [Math.ceil(place / 2), Math.max(1, place)] : [Math.floor(place / 3) + 1, (place % 3) + 1];
  const own = words.slice(last - count + 1, last + 1);
  return own.map(({ word }) => word).join(' ');
}

/** The share of a weight that counts directly; the rest is multiplied by the motion's direction. */
const PLAIN_SHARE = 0.5;

/**
 * A model's contribution for one point. It counts directly, and with twice the weight reversed if the motion is
 * against its subject. So a model learns from "ban" and "legalize" alike and generalises to unseen motions.
 */
export function shareOf(
  hash: number,
  value: number,
  { direction, form }: MotionReading,
  model: LinearModel,
): number {
  const turned = weightAt(model, finish(hash ^ TURNED)) + weightAt(model, finish(hash ^ ofForm(form)));
  return value * (PLAIN_SHARE * weightAt(model, finish(hash ^ PLAIN)) + direction * turned);
}

/** The same for a model. */
export function stanceVector(words: readonly Lexeme[], motion: MotionReading): SparseVector {
  const said = whatIsSaid(words, motion);
  const { direction, form } = motion;
  const ids = new Uint32Array(said.hashes.length * READINGS);
  const values = new Float32Array(said.hashes.length * READINGS);
  said.hashes.forEach((hash, at) => {
    const value = said.values[at] ?? 0;
    ids.set([finish(hash ^ PLAIN), finish(hash ^ TURNED), finish(hash ^ ofForm(form))], at * READINGS);
    values.set([value * PLAIN_SHARE, value * direction, value * direction], at * READINGS);
  });
  return { ids, values };
}

function ofForm(form: MotionReading['form']): number {
  return form === 'action' ? TURNED_ACTION : TURNED_STATEMENT;
}

type Names = { plain: number; negated: number };

function namesOf(name: string): Names {
  return { plain: hashFeature(name), negated: hashFeature(name, NEGATED) };
}

function hashOf(lexeme: Lexeme, isNegated: boolean, isAbout: boolean): number {
  if (!isAbout) return isNegated ? lexeme.negatedHash : lexeme.stemHash;
  const { plain, negated } = lexeme.against ? DEMAND : SUBJECT;
  return isNegated ? negated : plain;
}

function join(one: number, other: number): number {
  return (Math.imul(one, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b)) >>> 0;
}

function weighIn(balance: Balance, lexeme: Lexeme, isNegated: boolean, isAbout: boolean): void {
  const { negates, wanted, unwanted, against } = lexeme;
  if (negates) balance.negations += 1;
  if (wanted) balance[isNegated ? 'unwanted' : 'wanted'] += 1;
  if (unwanted) balance[isNegated ? 'wanted' : 'unwanted'] += 1;
  if (isAbout && against) balance.turned += isNegated ? -1 : 1;
}

/** In the order of `ABOUT`. */
function aboutTheWhole({ wanted, unwanted, negations, turned }: Balance, motion: MotionReading): number[] {
  const tone = (wanted - unwanted) / (wanted + unwanted + 1);
  return [tone, turned * motion.direction * 0.5, Math.min(negations, 3) / 3, 0.3];
}
