import { WORD } from '../../lexicon/word-class.ts';
import { GramCounter } from '../../base/gram-counter.ts';
import { concatenate, finish, hashFeature, mix, type SparseVector } from '../../base/sparse-vector.ts';
import type { Hit } from '../identity/hit.ts';
import { targetsOf, type Target } from '../identity/targets.ts';
import type { Analysis, Token, TokenRange } from '../../text/analysis.ts';

const GROUP = hashFeature('<group>');
const STOP = hashFeature('<stop>');
const KINDS = Array.from({ length: 32 }, (_, bit) => hashFeature(`<${bit}>`));
const PEOPLE = /^(?:people|persons?|folks?|m[ae]n|guys?)$/;

/** The parts of a text that are read: words of a sentence, words in total, groups, and words around each group. */
const SENTENCE_WORDS = 60;
const MOST_SIGNS = 240;
/** For a text that names no group: what it says about people, near the start or elsewhere. */
const MOST_SIGNS_ELSE = 60;
const MOST_GROUPS = 4;
const REACH = 7;
const PAIR_REACH = 5;

/** The weights of the parts of the vector. */
const NORM = { runs: 0.9, kinds: 0.6, around: 0.7, pairs: 0.6, manner: 0.6 };
const KIND_OF_RUN = 1;
const RELATION = 22;
const ANY_RELATION = hashFeature('any', RELATION);
const STRONG = 0.5;

/** The intention of a passage: whether it has a word of one of these kinds. */
const MANNERS = [
  WORD.reporting,
  WORD.objection,
  WORD.negation,
  WORD.self,
  WORD.you,
  WORD.they,
  WORD.debate,
  WORD.positive,
  WORD.hatred,
  WORD.obligation,
];

/**
 * The hashed features of what a text says of groups, of the sentences that name one and those after them, or of all
 * if none is named: words, pairs and triples, with one sign for whatever group; words and pairs of kinds of words by
 * the side on which they stand of a group; how the passage is meant (asked, quoted, reported, denied) by how strong a
 * relation the rules found; and the relations themselves.
 */
export function groupGramsOf(analysis: Analysis, hits: readonly Hit[]): SparseVector {
  const targets = targetsOf(analysis);
  const passage = passageOf(analysis, targets);
  const sentences = passage.length > 0 ? passage : analysis.sentences;
  const most = passage.length > 0 ? MOST_SIGNS : MOST_SIGNS_ELSE;
  const { words, kinds, groups } = signsOf(analysis, targets, sentences, most);
  const counter = new GramCounter(7 * words.length + MOST_GROUPS * 2 * REACH * (3 + PAIR_REACH) + 200);
  countRuns(counter, words);
  counter.weigh(NORM.runs);
  countRuns(counter, kinds, KIND_OF_RUN);
  counter.weigh(NORM.kinds);
  for (const group of groups) countAround(counter, words, kinds, group);
  counter.weigh(NORM.around);
  for (const group of groups) countPairs(counter, kinds, group);
  counter.weigh(NORM.pairs);
  countManner(counter, analysis, sentences, strengthOf(hits));
  countBeginning(counter, words, strengthOf(hits));
  counter.weigh(NORM.manner);
  return withRelations(counter.finish(), hits);
}

/** The sentences that name a group, and those after them. */
function passageOf({ sentences }: Analysis, targets: readonly Target[]): readonly TokenRange[] {
  const names = sentences.map(({ from, to }) => {
    for (let at = from; at < to; at += 1) if (isNamed(targets[at])) return true;
    return false;
  });
  return sentences.filter((_, at) => names[at] || names[at - 1]);
}

function isNamed(target: Target | undefined): boolean {
  return target !== undefined && target !== 'none' && target !== 'reference';
}

/** The passage as signs, which are words, groups and the ends of sentences; as hashes of them and of their kinds. */
function signsOf(
  { tokens }: Analysis,
  targets: readonly Target[],
  sentences: readonly TokenRange[],
  most: number,
): { words: number[]; kinds: number[]; groups: number[] } {
  const words = [STOP];
  const kinds = [STOP];
  const groups: number[] = [];
  const push = (word: number, kind: number) => {
    words.push(word);
    kinds.push(kind);
  };
  for (const { from, to } of sentences) {
    const end = Math.min(to, from + SENTENCE_WORDS, from + most - words.length);
    for (let at = from; at < end; at += 1) {
      const token = tokens[at];
      if (!token) break;
      const follows = words.at(-1) === GROUP;
      if (isNamed(targets[at])) {
        if (follows) continue;
        if (groups.length < MOST_GROUPS) groups.push(words.length);
        push(GROUP, GROUP);
      } else if (!follows || !PEOPLE.test(token.word)) push(token.lexeme.hashed.hash, kindOf(token));
    }
    if (words.length >= most) break;
    push(STOP, STOP);
  }
  return { words, kinds, groups };
}

function kindOf({ classes, lexeme }: Token): number {
  const word = lexeme.hashed.hash;
  return classes === 0 ? word : (KINDS[31 - Math.clz32(classes & -classes)] ?? word);
}

/** Each sign, each two and each three in a row. */
function countRuns(counter: GramCounter, signs: readonly number[], part = 0): void {
  let [before, last] = [0, 0];
  for (let at = 0; at < signs.length; at += 1) {
    const sign = mix(signs[at] ?? 0, part);
    counter.count(finish(sign));
    const pair = joined(2, last, sign);
    if (at > 0) counter.count(pair);
    if (at > 1) counter.count(joined(3, before, sign));
    before = pair;
    last = sign;
  }
}

/** Words and kinds by the side of a group that they are on, words also by distance. */
function countAround(
  counter: GramCounter,
  words: readonly number[],
  kinds: readonly number[],
  group: number,
): void {
  const last = Math.min(words.length - 1, group + REACH);
  for (let at = Math.max(0, group - REACH); at <= last; at += 1) {
    if (at === group) continue;
    const side = at < group ? 4 : 5;
    const word = words[at] ?? 0;
    counter.count(joined(side, word, 0));
    counter.count(joined(side, kinds[at] ?? 0, 1));
    counter.count(joined(side, word, 2 + Math.min(3, Math.abs(at - group))));
  }
}

/** Two kinds of words near a group, and on which sides of it they are. */
function countPairs(counter: GramCounter, kinds: readonly number[], group: number): void {
  const last = Math.min(kinds.length - 1, group + REACH);
  for (let one = Math.max(0, group - REACH); one <= last; one += 1) {
    if (one === group) continue;
    for (let other = one + 1; other <= Math.min(last, one + PAIR_REACH); other += 1) {
      if (other === group) continue;
      const sides = (one < group ? 6 : 7) + (other < group ? 0 : 2);
      counter.count(joined(sides, kinds[one] ?? 0, kinds[other] ?? 0));
    }
  }
}

/** The intention of the passage, singly and in pairs, combined with the strength of the strongest relation. */
function countManner(
  counter: GramCounter,
  { tokens, original }: Analysis,
  sentences: readonly TokenRange[],
  strength: number,
): void {
  let classes = 0;
  for (const { from, to } of sentences)
    for (let at = from; at < to; at += 1) classes |= tokens[at]?.classes ?? 0;
  const manners = MANNERS.flatMap((manner, at) => (classes & manner ? [at] : []));
  if (original.includes('?')) manners.push(MANNERS.length);
  if (/["“”«»]/.test(original)) manners.push(MANNERS.length + 1);
  if (sentences.length > 1) manners.push(MANNERS.length + 2);
  for (let at = 0; at < manners.length; at += 1) {
    const one = manners[at] ?? 0;
    counter.count(joined(10 + strength, one, 0));
    for (let next = at + 1; next < manners.length; next += 1)
      counter.count(joined(13 + strength, one, manners[next] ?? 0));
  }
}

/** The opening of the passage: "who needs …", "why would …". */
function countBeginning(counter: GramCounter, words: readonly number[], strength: number): void {
  const [, first = STOP, second = STOP] = words;
  counter.count(joined(16 + strength, first, 0));
  counter.count(joined(19 + strength, first, second));
}

/** 0 without a relation, 1 for weak ones, 2 for a strong one. */
function strengthOf([strongest]: readonly Hit[]): number {
  if (!strongest || strongest.weight <= 0) return 0;
  return strongest.weight >= STRONG ? 2 : 1;
}

/** The relations, each with its own weight, after the counted features. */
function withRelations(counted: SparseVector, hits: readonly Hit[]): SparseVector {
  if (hits.length === 0) return counted;
  const weights = new Map([[ANY_RELATION, hits[0]?.weight ?? 0]]);
  for (const { label, weight } of hits) {
    const id = hashFeature(label, RELATION);
    weights.set(id, Math.max(weights.get(id) ?? 0, weight));
  }
  return concatenate(counted, {
    ids: Uint32Array.from(weights.keys()),
    values: Float32Array.from(weights.values()),
  });
}

function joined(part: number, one: number, other: number): number {
  return finish(Math.imul(mix(one, part), 0x9e3779b1) ^ other);
}
