import { describe, expect, test } from 'vitest';
import { englishWords } from '../lexicon/english-words.ts';
import type { Encoder } from '../reader/encoder.ts';
import { createAnalyser } from '../text/analysis.ts';
import { aboutAnybody } from './about-anybody.ts';
import {
  createMotionReader,
  createMotionReaderOfWords,
  type MotionReading,
  type MotionWeights,
} from './motion-reader.ts';

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

/** An attack is what holds the word "harm", by its meaning; "move" has half of it. */
const WEIGHTS: MotionWeights = {
  encoder: 'two-numbers',
  learnedFrom: '',
  attackFrom: 1,
  clearBelow: {
    'nobody fair': 0.9,
    'nobody plain': 0.9,
    'nobody turned': 0.9,
    'nobody harsh': 0.9,
    'role fair': 0.9,
    'role plain': 0.9,
    'role turned': 0.9,
    'role harsh': 0.9,
    'group fair': 0.9,
    'group plain': 0.4,
    'group turned': -9,
    'group harsh': -9,
  },
  bias: 0,
  weights: [1, 0, 1, 0],
};
const heads = { words: () => 5, meanings: () => [5] };
const HALF = Float32Array.of(0.25, Math.sqrt(1 - 0.25 ** 2));
const encoder: Encoder = {
  id: 'two-numbers',
  dimensions: 2,
  encode: async (texts) =>
    texts.map((text) =>
      text.includes('harm') ? Float32Array.of(1, 0) : text.includes('move') ? HALF : Float32Array.of(0, 1),
    ),
};
const open = (changes: Partial<Encoder> = {}, faults: unknown[] = []) =>
  createMotionReader(
    { ...encoder, ...changes },
    WEIGHTS,
    { analyse, heads },
    { longestMs: 5, onFault: (fault) => faults.push(fault) },
  );

describe('the reader of motions', () => {
  test.each<[MotionReading, string]>([
    ['attack', 'This house would harm buses'],
    ['attack', 'This house would harm women'],
    ['clear', 'This house would move buses'],
    ['clear', 'This house would help buses'],
    ['clear', 'This house would help women'],
    ['unsure', 'This house would move women'],
    ['unsure', 'This house would help women once they kneel'],
    ['unsure', 'This house would castrate women'],
    ['unsure', 'Dieses Haus würde die Busse besser machen und nicht die Bahn'],
    ['unsure', 'Это собрание запретит курение'],
    ['clear', ''],
    ['clear', '  '],
  ])('finds %s: %s', async (reading, motion) => {
    expect(await open().read(motion)).toBe(reading);
  });

  test('looks at the whole of a long motion', async () => {
    const long = `This house would ${'really '.repeat(200)}help women once they kneel`;
    expect(await open().read(long)).toBe('unsure');
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
  ])('clears no motion about people if the encoder %s, and tells the operator', async (_, encode) => {
    const faults: unknown[] = [];
    const { read } = open({ encode }, faults);
    expect(await read('This house would help women')).toBe('unsure');
    expect(await read('This house would pay teachers')).toBe('unsure');
    expect(await read('This house would help buses')).toBe('clear');
    expect(faults).toHaveLength(3);
  });

  test('refuses figures that were trained on another encoder', () => {
    expect(() => open({ id: 'another' })).toThrow('npm run train motions');
  });
});

test('a reader of words clears no motion about people', async () => {
  const { read } = createMotionReaderOfWords(analyse);
  expect(await read('This house would help women')).toBe('unsure');
  expect(await read('This house would pay teachers')).toBe('unsure');
  expect(await read('Это собрание запретит курение')).toBe('unsure');
  expect(await read('This house would make buses free')).toBe('clear');
  expect(await read(' ')).toBe('clear');
});
