import { describe, expect, test } from 'vitest';
import type { Finding } from '../heads/finding.ts';
import type { SignalKind } from '../policy/signals-by-kind.ts';
import type { Encoder } from './encoder.ts';
import { rememberingEncoder } from './remembering-encoder.ts';
import { createTopicReader, type TopicWeights } from './topic-reader.ts';

const LONG =
  'The central bank of that country raised its interest rates by half a per cent yesterday afternoon.';
const MOTION = 'This house would ban zoos';
const unit = (x: number) => Float32Array.of(x, Math.sqrt(1 - x * x));
const pack = (...vectors: Float32Array[]) =>
  Buffer.from(
    Int8Array.from(vectors.flatMap((vector) => [...vector].map((value) => Math.round(value * 127)))).buffer,
  ).toString('base64');
const MODEL = { means: [0, 0, 0], spreads: [1, 1, 1], weights: [1, 1, 1], bias: 0 };
const LIMITS = { suspectBelow: 0.3, offTopicBelow: 0.4 };

/** Off topic is whatever is farther from the motion than the backdrop is. */
const WEIGHTS: TopicWeights = {
  encoder: 'two-numbers',
  backdrop: { count: 2, data: pack(unit(0.1), unit(0.3)) },
  alone: { ...MODEL, ...LIMITS, weights: [1, 1] },
  some: { ...MODEL, ...LIMITS, weights: [0, 0, 1] },
  many: { ...MODEL, ...LIMITS },
};

function anEncoder(ofText: (text: string) => Float32Array): Encoder & { texts: string[] } {
  const texts: string[] = [];
  const encode: Encoder['encode'] = async (all) => {
    texts.push(...all);
    return all.map(ofText);
  };
  return { id: 'two-numbers', dimensions: 2, encode, texts };
}

const far = anEncoder((text) => unit(text === MOTION ? 1 : -0.5));
const near = anEncoder(() => unit(1));

function relevance(score: number, flag: boolean): Finding<SignalKind> {
  return { kind: 'relevance', score, flag, band: 'low', spans: [], reason: 'offTopic', features: [] };
}

const context = (text = LONG, said: string[] = []) => ({ text, motion: MOTION, said });

describe('the reader of topics', () => {
  test.each([
    ['a score by words that is low', relevance(0.29, false), LONG, true],
    ['a score by words that is not', relevance(0.31, false), LONG, false],
    [
      'small talk, however low its score',
      relevance(0.01, true),
      'Well done, both of you, that was lovely!',
      false,
    ],
    ['a short message', relevance(0.01, true), 'The bank raised rates yesterday.', false],
  ])('is asked about %s', (_, finding, text, isSuspect) => {
    expect(createTopicReader(near, WEIGHTS).suspects(finding, context(text))).toBe(isSuspect);
  });

  test('calls off topic what is far by words and by meaning, also where the words alone were not sure', async () => {
    for (const flag of [true, false]) {
      const read = await createTopicReader(far, WEIGHTS).read(relevance(0.1, flag), context());
      expect(read.flag).toBe(true);
      expect(read.features).toContainEqual({ label: 'read by', value: 'two readers, who agree' });
    }
  });

  test('leaves alone what is near by meaning', async () => {
    const read = await createTopicReader(near, WEIGHTS).read(relevance(0.1, true), context());
    expect(read.flag).toBe(false);
    const unsure = relevance(0.1, false);
    expect(await createTopicReader(near, WEIGHTS).read(unsure, context())).toEqual(unsure);
  });

  test('a text that bears on an earlier message is on topic', async () => {
    const said = 'Banks pay for zoos.';
    const encoder = anEncoder((text) => unit(text === MOTION ? 0.6 : text === said ? -0.45 : -0.5));
    const reader = createTopicReader(encoder, WEIGHTS);
    expect((await reader.read(relevance(0.1, true), context())).flag).toBe(true);
    expect((await reader.read(relevance(0.1, true), context(LONG, [said]))).flag).toBe(false);
  });

  test.each<[string, Encoder['encode']]>([
    ['fails', () => Promise.reject(new Error('no model'))],
    ['is slow', () => new Promise<never>(() => undefined)],
    ['answers with too few vectors', async () => []],
    ['answers with rubbish', async (texts) => texts.map(() => Float32Array.of(Number.NaN, 7))],
  ])('accuses nobody if the encoder %s, and says so to the operator', async (_, encode) => {
    const faults: unknown[] = [];
    const options = { longestMs: 5, onFault: (fault: unknown) => faults.push(fault) };
    const reader = createTopicReader({ ...far, encode }, WEIGHTS, options);
    expect((await reader.read(relevance(0.01, true), context())).flag).toBe(false);
    expect(faults).toHaveLength(1);
  });

  test('refuses figures that were trained on another encoder', () => {
    expect(() => createTopicReader({ ...near, id: 'another' }, WEIGHTS)).toThrow('npm run train reader');
  });
});

describe('an encoder that remembers', () => {
  test('encodes a motion once, and answers in the order of the texts', async () => {
    const encoder = anEncoder((text) => unit(text === 'a' ? 1 : 0));
    const { encode } = rememberingEncoder(encoder);
    await encode(['a', 'b']);
    const vectors = await encode(['c', 'a', 'c']);
    expect(encoder.texts).toEqual(['a', 'b', 'c']);
    expect(vectors.map(([x]) => x)).toEqual([0, 1, 0]);
  });

  test('keeps a bounded number of vectors', async () => {
    const encoder = anEncoder(() => unit(1));
    const { encode } = rememberingEncoder(encoder, 2);
    for (const text of ['a', 'b', 'c', 'a']) await encode([text]);
    expect(encoder.texts).toEqual(['a', 'b', 'c', 'a']);
  });
});
