import { describe, expect, test } from 'vitest';
import type { Encoder } from '../reader/encoder.ts';
import { ANSWER_FEATURES } from '../heads/answer-features.ts';
import { createAnswerReader, type AnswerWeights } from './answer-reader.ts';
import { createMapHeads } from './heads.ts';
import type { MapMessage } from './link.ts';
import { readMap } from './map-reader.ts';

const HEADS = createMapHeads();
const NOTHING = [...ANSWER_FEATURES].map(() => 0);
/** Sure of whatever is close in meaning, and of nothing else. */
const WEIGHTS: AnswerWeights = {
  encoder: 'two-numbers',
  means: [...NOTHING, 0.5, 0],
  spreads: [...NOTHING.map(() => 1), 1, 1],
  weights: [...NOTHING, 20, 0],
  bias: 0,
};
const FINES = 'Fines for speeding should rise with income, because a rich driver pays them with a smile.';
const TRAMS =
  'New tram lines should be built first where nobody owns a car, because they change most lives there.';
const REPLY =
  'Such wealthy motorists simply hire lawyers, so that nobody ever collects what is due from them.';

const encoder: Encoder = {
  id: 'two-numbers',
  dimensions: 2,
  encode: async (texts) =>
    texts.map((text) => (text.includes('tram') ? Float32Array.of(0, 1) : Float32Array.of(1, 0))),
};

function message(id: string, side: 'for' | 'against', text: string): MapMessage {
  return { id, authorId: side, side, stepIndex: 0, kind: 'speech', text, quote: null, createdAtMs: 0 };
}

const DEBATE = [message('m1', 'for', FINES), message('m2', 'for', TRAMS), message('m3', 'against', REPLY)];

function answered(heads = HEADS): string[] {
  const { nodes, edges } = readMap(DEBATE, { hasEnded: true }, heads);
  const messageOf = new Map(nodes.map(({ id, messageId }) => [id, messageId]));
  return edges.filter(({ basis }) => basis === 'words').map(({ to }) => messageOf.get(to) ?? '');
}

describe('a map that knows meaning', () => {
  test('finds a message that its words do not lead to', async () => {
    const meaning = await createAnswerReader(encoder, WEIGHTS).prepare(DEBATE, HEADS);
    expect(answered()).not.toContain('m1');
    expect(answered({ ...HEADS, ...meaning })).toEqual(['m1']);
  });

  test.each<[string, Encoder['encode']]>([
    ['fails', () => Promise.reject(new Error('no model'))],
    ['is slow', () => new Promise<never>(() => undefined)],
    ['answers with too few vectors', async () => []],
    ['answers with rubbish', async (texts) => texts.map(() => Float32Array.of(Number.NaN, 7))],
  ])('is left to the words if the encoder %s, and the operator learns it', async (_, encode) => {
    const faults: unknown[] = [];
    const options = { longestMs: 5, onFault: (fault: unknown) => faults.push(fault) };
    const reader = createAnswerReader({ ...encoder, encode }, WEIGHTS, options);
    expect(await reader.prepare(DEBATE, HEADS)).toBeUndefined();
    expect(faults).toHaveLength(1);
  });

  test('is left to the words in a very long debate, and where nothing is compared', async () => {
    const reader = createAnswerReader(encoder, WEIGHTS);
    const long = Array.from({ length: 401 }, (_, at) => message(`m${at}`, 'for', FINES));
    expect(await reader.prepare(long, HEADS)).toBeUndefined();
    expect(await reader.prepare([message('m1', 'for', FINES)], HEADS)).toBeUndefined();
  });

  test('refuses figures that were trained on another encoder', () => {
    expect(() => createAnswerReader({ ...encoder, id: 'another' }, WEIGHTS)).toThrow('npm run train reader');
  });
});
