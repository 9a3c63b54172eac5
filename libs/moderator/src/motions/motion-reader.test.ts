import { describe, expect, test } from 'vitest';
import { englishWords } from '../lexicon/english-words.ts';
import type { Encoder } from '../reader/encoder.ts';
import { createAnalyser } from '../text/analysis.ts';
import { aboutAnybody } from './about-anybody.ts';
import { createMotionReader, type MotionWeights } from './motion-reader.ts';

const analyse = createAnalyser(englishWords());
const anybody = (motion: string) => aboutAnybody(analyse(motion));

describe('a motion about anybody', () => {
  test.each([
    ['THW tax Sikhs', 'We would tax those people'],
    ['This house would tax gay people', 'We would tax those people'],
    ['This house would not tax Sikhs', 'We would not tax those people'],
    ['THBT Muslims are late', 'We say those people are late'],
    ['THR that Muslims had to leave', 'We regret those people had to leave'],
    ['Resolved: Women should vote', 'those people should vote'],
    ['This house would make buses free', 'We would make buses free'],
  ])('“%s” is “%s”', (motion, expected) => {
    expect(anybody(motion)).toBe(expected);
  });

  test('is whole for a text of emoji and capitals', () => {
    expect(anybody('🎉 İ THW tax Sikhs 🎉')).toContain('tax those people 🎉');
    expect(anybody('')).toBe('');
  });
});

/** An attack is what holds the word "harm", by its meaning. */
const WEIGHTS: MotionWeights = {
  encoder: 'two-numbers',
  learnedFrom: '',
  attackFrom: 1,
  bias: 0,
  weights: [1, 0, 1, 0],
};
const heads = { words: () => 5, meanings: () => [5] };
const encoder: Encoder = {
  id: 'two-numbers',
  dimensions: 2,
  encode: async (texts) =>
    texts.map((text) => (text.includes('harm') ? Float32Array.of(1, 0) : Float32Array.of(0, 1))),
};
const open = (changes: Partial<Encoder> = {}, faults: unknown[] = []) =>
  createMotionReader(
    { ...encoder, ...changes },
    WEIGHTS,
    { analyse, heads },
    { longestMs: 5, onFault: (fault) => faults.push(fault) },
  );

describe('the reader of motions', () => {
  test('finds an attack by its meaning, and leaves other motions alone', async () => {
    const { read } = open();
    expect(await read('This house would harm its neighbours')).toBe('attack');
    expect(await read('This house would help its neighbours')).toBe('clear');
  });

  test('asks about the motion as it was written, and about anybody', async () => {
    const asked: string[] = [];
    const { read } = open({
      encode: (texts) => {
        asked.push(...texts);
        return encoder.encode(texts);
      },
    });
    await read('THW  tax Sikhs');
    expect(asked).toEqual(['THW tax Sikhs', 'We would tax those people']);
    await read('  ');
    expect(asked).toHaveLength(2);
  });

  test.each<[string, Encoder['encode']]>([
    ['fails', () => Promise.reject(new Error('no model'))],
    ['is slow', () => new Promise<never>(() => undefined)],
    ['answers with too few vectors', async () => []],
    ['answers with rubbish', async (texts) => texts.map(() => Float32Array.of(Number.NaN, 7))],
  ])('leaves the decision to the rules if the encoder %s, and tells the operator', async (_, encode) => {
    const faults: unknown[] = [];
    const reader = open({ encode }, faults);
    expect(await reader.read('This house would harm its neighbours')).toBe('clear');
    expect(faults).toHaveLength(1);
  });

  test('refuses figures that were trained on another encoder', () => {
    expect(() => open({ id: 'another' })).toThrow('npm run train motions');
  });
});
