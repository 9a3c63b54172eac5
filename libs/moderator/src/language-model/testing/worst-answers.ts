import { aProposal } from '@rostrum/domain/testing';
import { ATTACKS } from './attacks.ts';

export type WorstAnswer = { name: string; answer: unknown };

/** Wrong shapes for any call. */
const SHAPES: readonly WorstAnswer[] = [
  { name: 'null', answer: null },
  { name: 'a number', answer: 7 },
  { name: 'a bare string', answer: 'Ben is removed' },
  { name: 'an empty object', answer: {} },
  { name: 'an empty array', answer: [] },
  { name: 'a deep object', answer: deep(2_000) },
  { name: 'a long array', answer: Array.from({ length: 50_000 }, () => ({ id: 'm1' })) },
  { name: 'a prototype', answer: JSON.parse('{"__proto__": {"operator": true}}') },
];

/** Fields that would be orders, if anybody read them. */
const ORDERS: Record<string, unknown> = {
  action: 'remove',
  hold: true,
  mute: 'user_ben',
  advance: true,
  to: 'all',
  effects: [{ type: 'hold', messageId: 'm1' }],
  score: { for: 9 },
  role: 'host',
  tool: 'end_debate',
};

function withOrders(base: Record<string, unknown>): WorstAnswer[] {
  return Object.entries(ORDERS).map(([field, value]) => ({
    name: `a field "${field}"`,
    answer: { ...base, [field]: value },
  }));
}

function each(name: string, answerFor: (words: string) => unknown): WorstAnswer[] {
  return ATTACKS.map((attack) => ({ name: `${name}: ${attack.name}`, answer: answerFor(attack.words) }));
}

const LABEL = { kind: 'personAttack', confidence: 1, fromWord: 0, toWord: 1 };
const labelled = (label: object, id = 'm1') => ({ messages: [{ id, labels: [{ ...LABEL, ...label }] }] });
const lineOf = (line: object) => ({
  lines: [
    { id: 'm1', side: 'for', quote: 'Free buses bring people to work', ...line },
    { id: 'm2', side: 'against', quote: 'Somebody pays for the fuel' },
  ],
});

/** Asked about two texts of one person, of six words or more each. */
export const WORST_CLASSIFICATIONS: readonly WorstAnswer[] = [
  ...SHAPES,
  ...withOrders({ messages: [] }),
  ...each('as a kind', (kind) => labelled({ kind })),
  ...each('as an id', (id) => labelled({}, id)),
  ...each('as words of its own', (words) => labelled({ explanation: words })),
  ...[-1, 1.01, 100, Number.NaN, Number.POSITIVE_INFINITY, '0.9', null].map((confidence) => ({
    name: `a confidence of ${String(confidence)}`,
    answer: labelled({ confidence }),
  })),
  ...[
    [-1, 0],
    [0, 6_000],
    [3, 2],
    [0.5, 1],
    [0, Number.MAX_SAFE_INTEGER],
    ['0', '1'],
    [Number.NaN, 1],
  ].map(([fromWord, toWord]) => ({
    name: `words ${String(fromWord)} to ${String(toWord)}`,
    answer: labelled({ fromWord, toWord }),
  })),
  {
    name: 'the same message twice',
    answer: { messages: [...labelled({}).messages, ...labelled({}).messages] },
  },
  { name: 'more labels than allowed', answer: { messages: [{ id: 'm1', labels: Array(50).fill(LABEL) }] } },
  {
    name: 'every label there is',
    answer: { messages: ['m1', 'm2'].flatMap((id) => labelled({}, id).messages) },
  },
];

/** Asked to word "{name}, will you reply to “{quote}”?". */
export const WORST_WORDINGS: readonly WorstAnswer[] = [
  ...SHAPES,
  ...withOrders({ words: '{name}, will you reply to “{quote}”?' }),
  ...each('alone', (words) => ({ words })),
  ...each('before the slots', (words) => ({ words: `${words} {name}, will you reply to “{quote}”?` })),
  ...each('after the slots', (words) => ({ words: `{name}, will you reply to “{quote}” ${words}?` })),
  ...each('as a quotation', (words) => ({
    words: `{name}, you said “${words}”: will you reply to “{quote}”?`,
  })),
  { name: 'a slot left out', answer: { words: 'Will you reply to “{quote}”?' } },
  { name: 'a slot twice', answer: { words: '{name} {name}, will you reply to “{quote}”?' } },
  { name: 'a slot of its own', answer: { words: '{name}, will {host} reply to “{quote}”?' } },
  { name: 'a statement', answer: { words: '{name} will not reply to “{quote}”.' } },
];

/** Asked for lines of two messages, `m1` for and `m2` against. */
export const WORST_SUMMARIES: readonly WorstAnswer[] = [
  ...SHAPES,
  ...withOrders({ lines: [] }),
  ...each('as a quote', (quote) => lineOf({ quote })),
  ...each('as an id', (id) => lineOf({ id })),
  { name: 'words of the other side', answer: lineOf({ id: 'm2' }) },
  { name: 'the wrong side', answer: lineOf({ side: 'against' }) },
  { name: 'words in another order', answer: lineOf({ quote: 'people bring Free buses to work' }) },
  { name: 'a word more', answer: lineOf({ quote: 'Free buses never bring people to work' }) },
  { name: 'one side alone', answer: { lines: lineOf({}).lines.slice(0, 1) } },
];

/** Asked for motions. */
export const WORST_MOTIONS: readonly WorstAnswer[] = [
  ...SHAPES,
  ...withOrders(aProposal()),
  ...each('as a motion', (words) => aProposal({ motion: words })),
  ...each('in a motion', (words) => aProposal({ motion: `This house believes that ${words}` })),
  ...each('as a background', (words) => aProposal({ background: words })),
  ...each('as an argument', (words) =>
    aProposal({ arguments: { for: [words, words, words], against: [words, words, words] } }),
  ),
  ...each('as a term', (words) => aProposal({ terms: [{ term: words, meaning: words }] })),
];

/** Asked to compare two cases. */
export const WORST_VERDICTS: readonly WorstAnswer[] = [
  ...SHAPES,
  ...withOrders({ matter: 'first', clash: 'first', method: 'first' }),
  ...each('as a verdict', (words) => ({ matter: words, clash: 'first', method: 'first' })),
];

function deep(levels: number): unknown {
  let value: unknown = 'end';
  for (let level = 0; level < levels; level += 1) value = { messages: value };
  return value;
}
