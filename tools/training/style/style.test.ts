import { describe, expect, it, test } from 'vitest';
import { qualityOf, WIDEST } from './spread.ts';
import {
  readDevelopmentStyles,
  readPublishedStyles,
  STYLES,
  type Style,
  type StyleRow,
} from './style-row.ts';

const development = readDevelopmentStyles();
const published = readPublishedStyles();
const rows = [...development, ...published];

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const figuresOf = (text: string) => (text.replace(/^\d\. /gm, '').match(/\d+/g) ?? []).join(' ');
const textsOf = (some: readonly StyleRow[]) => some.flatMap((row) => STYLES.map((style) => row[style]));

describe('arguments in several styles', () => {
  it('are at least 60, half of them only for the published figure', () => {
    expect(rows.length).toBeGreaterThanOrEqual(60);
    expect(published.length).toBe(development.length);
  });

  it('are each in one half: odd ones for development, even ones published', () => {
    expect(development.filter(({ id }) => Number(id.slice(-2)) % 2 === 0)).toEqual([]);
    expect(published.filter(({ id }) => Number(id.slice(-2)) % 2 === 1)).toEqual([]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('have no version twice', () => {
    const texts = textsOf(rows);
    expect(new Set(texts).size).toBe(texts.length);
  });

  const rules: readonly [string, (row: StyleRow) => boolean][] = [
    [
      'bullet points mark every line',
      ({ bullets }) => bullets.split('\n').every((line) => /^(?:[-*•]|\d\.) \S/.test(line)),
    ],
    ['a transcript has no sentence marks', ({ spoken }) => !/[.,;:!?]/.test(spoken)],
    [
      'the longer version has at least 1.4 times the words of the plain one',
      ({ longer, plain }) => wordsOf(longer).length >= 1.4 * wordsOf(plain).length,
    ],
    [
      'bullet points, learners and formal writers need about as many words',
      ({ plain, bullets, learner, formal }) =>
        [bullets, learner, formal].every((text) => {
          const [count, usual] = [wordsOf(text).length, wordsOf(plain).length];
          return Math.abs(count - usual) <= 4 + 0.25 * usual;
        }),
    ],
    [
      'each version has the same figures',
      (row) => STYLES.every((style) => figuresOf(row[style]) === figuresOf(row.plain)),
    ],
  ];

  test.each(rules)('%s', (_, holds) => {
    expect(rows.filter((row) => !holds(row)).map(({ id }) => id)).toEqual([]);
  });
});

describe('the score of an argument', () => {
  const gainOf = (row: StyleRow, style: Style) =>
    qualityOf(row[style], row.motion) - qualityOf(row.plain, row.motion);

  it('is never raised by padding beyond the published spread', () => {
    expect(rows.filter((row) => gainOf(row, 'longer') > WIDEST).map(({ id }) => id)).toEqual([]);
  });

  it('is within the published spread as bullet points', () => {
    expect(rows.filter((row) => Math.abs(gainOf(row, 'bullets')) > WIDEST).map(({ id }) => id)).toEqual([]);
  });

  it('does not rise with length: padding raises fewer than half of them', () => {
    expect(rows.filter((row) => gainOf(row, 'longer') > 0).length).toBeLessThan(rows.length / 2);
  });
});
