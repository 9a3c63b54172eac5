import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, distance, isInSrgb, VISION } from '../testing/colour.ts';
import type { Oklch, Vision } from '../testing/colour.ts';

const css = readFileSync(`${import.meta.dirname}/colours.css`, 'utf8');
const tokens = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');

const THEMES = { dark: readTheme("[data-theme='dark'] {"), light: readTheme("[data-theme='light'] {") };
const VISIONS = Object.keys(VISION) as Vision[];
const GROUNDS = ['sunken', 'bg', 'surface', 'raised'];
const TEXT = ['ink', 'ink-2', 'ink-3', 'accent-text', 'for', 'against', 'danger'];
const WASHES = ['accent-wash', 'for-wash', 'against-wash', 'danger-wash'];
const TONES = ['tone-1', 'tone-2', 'tone-3', 'tone-4', 'tone-5'];

/** Text needs 4.5 : 1 on every background it may have. */
const WORDS: [ink: string, ground: string][] = [
  ...across(TEXT, GROUNDS),
  ...across(['ink', 'ink-2'], WASHES),
  ...across(['ink', 'ink-2', 'ink-3'], ['fill']),
  ...across(['ink'], ['mark', ...TONES]),
  ['accent-text', 'accent-wash'],
  ['for', 'for-wash'],
  ['against', 'against-wash'],
  ['danger', 'danger-wash'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
];

/** The edges of controls and the shapes that carry meaning need 3 : 1. */
const SHAPES: [shape: string, ground: string][] = [
  ...across(['control', 'accent', 'for', 'against'], ['bg', 'surface', 'raised']),
  ...across(['undecided'], ['bg', 'surface']),
];

describe.each(Object.entries(THEMES))('the %s theme', (_, theme) => {
  const colour = (name: string): Oklch => {
    const found = theme.get(name);
    if (!found) throw new Error(`--color-${name} is missing`);
    return found;
  };

  test('has every colour within sRGB', () => {
    const outside = [...theme].filter(([, value]) => !isInSrgb(value)).map(([name]) => name);
    expect(outside).toEqual([]);
  });

  test.each(WORDS)('makes %s readable on %s', (ink, ground) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SHAPES)('makes %s visible on %s', (shape, ground) => {
    expect(contrast(colour(shape), colour(ground))).toBeGreaterThanOrEqual(3);
  });

  test.each(VISIONS)('keeps the two sides apart in %s vision', (vision) => {
    expect(distance(colour('for'), colour('against'), vision)).toBeGreaterThanOrEqual(0.12);
  });

  test.each(VISIONS)('keeps danger apart from both sides and the accent in %s vision', (vision) => {
    for (const other of ['against', 'for', 'accent']) {
      expect(distance(colour('danger'), colour(other), vision)).toBeGreaterThanOrEqual(0.05);
    }
  });

  test('gives both sides the same weight', () => {
    expect(Math.abs(colour('for')[0] - colour('against')[0])).toBeLessThanOrEqual(0.02);
    expect(Math.abs(colour('for')[1] - colour('against')[1])).toBeLessThanOrEqual(0.02);
  });

  test('gives people whose names differ tones that differ', () => {
    for (const [one, other] of pairs(TONES)) {
      expect(distance(colour(one), colour(other), 'normal')).toBeGreaterThanOrEqual(0.05);
    }
  });
});

test('both themes name the same colours, and utilities exist for all of them', () => {
  expect([...THEMES.light.keys()]).toEqual([...THEMES.dark.keys()]);
  const forUtilities = css.slice(css.indexOf('@theme inline'));
  for (const name of THEMES.dark.keys())
    expect(forUtilities).toContain(`--color-${name}: var(--color-${name});`);
});

test('people who ask for less motion get none', () => {
  const reduced = tokens.slice(tokens.indexOf('prefers-reduced-motion'));
  const motions = new Set(tokens.match(/--motion-\w+(?=: \d)/g));
  expect(motions.size).toBeGreaterThan(0);
  for (const motion of motions) expect(reduced).toContain(`${motion}: 0ms`);
});

function readTheme(selector: string): Map<string, Oklch> {
  const start = css.indexOf(selector);
  const block = css.slice(start, css.indexOf('\n}', start));
  const found = block.matchAll(/--color-([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)/g);
  return new Map([...found].map(([, name = '', l, c, h]) => [name, [Number(l), Number(c), Number(h)]]));
}

function across(inks: string[], grounds: string[]): [string, string][] {
  return inks.flatMap((ink) => grounds.map((ground): [string, string] => [ink, ground]));
}

function pairs(names: string[]): [string, string][] {
  return names.flatMap((one, index) => names.slice(index + 1).map((other): [string, string] => [one, other]));
}
