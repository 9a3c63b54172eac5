import { expect, it } from 'vitest';
import { groupSentences } from './group-sentences.ts';

const sentences = groupSentences();

it('fills every form, and uses no sentence both for and against a group', () => {
  expect(sentences.length).toBeGreaterThan(7_000);
  expect(sentences.filter(({ text }) => /[{}]/.test(text))).toEqual([]);
  const hateful = new Set(sentences.filter(({ isHateful }) => isHateful).map(({ text }) => text));
  expect(sentences.filter(({ text, isHateful }) => !isHateful && hateful.has(text))).toEqual([]);
});

it('gives each group as many attacks as it gives the others, so nothing is learned from the named group', () => {
  const share = (word: RegExp) => {
    const about = sentences.filter(({ text }) => word.test(text));
    return about.filter(({ isHateful }) => isHateful).length / about.length;
  };
  for (const word of [/muslim/i, /refugee/i, /disabled/i, /lesbian/i, /\bwom[ae]n\b/i])
    expect(Math.abs(share(word) - share(/immigrant/i))).toBeLessThan(0.1);
});
