import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SUPPORT } from '../heads/claim/support.ts';
import { ATTACKS, LOOK_ALIKES } from '../heads/injection/attacks.fixture.ts';
import { DISGUISES } from '../heads/injection/disguises.ts';
import { ORDERS } from '../heads/injection/orders.ts';
import { PATTERNS } from '../heads/patterns.ts';
import { fold } from '../text/fold.ts';
import { createPrefilter, createTest } from './prefilter.ts';
import { trigramsBlindForCase, trigramsOf } from '../text/trigrams.ts';

const ALL = [...ORDERS, ...DISGUISES, ...SUPPORT, ...PATTERNS];

const passes = (expression: RegExp, text: string) =>
  createPrefilter([{ expression }])(trigramsOf(text)).length === 1;

describe('a prefilter', () => {
  it('passes every text to the patterns that match it', () => {
    const mayMatch = createPrefilter(ALL);
    for (const text of [...ATTACKS, ...LOOK_ALIKES].map((written) => fold(written).text)) {
      const left = new Set(mayMatch(trigramsOf(text)));
      const matching = ALL.filter(({ expression }) => text.search(expression) >= 0);
      expect(matching.filter((pattern) => !left.has(pattern))).toEqual([]);
    }
  });

  it('spares nearly every search in a text that none of the patterns is about', () => {
    const left = createPrefilter([...ORDERS, ...DISGUISES])(
      trigramsOf('school uniforms cost poor families less than the clothes that everybody wears.'),
    );
    expect(left.length).toBeLessThanOrEqual(2);
  });

  it.each<[RegExp, string, boolean]>([
    [/\b(?:stop|end)\s+(?:the\s+)?talks?\b/, 'we end \n the talk', true],
    [/\b(?:stop|end)\s+(?:the\s+)?talks?\b/, 'we end the walk', false],
    [/\b(?:stop|end)\s+(?:the\s+)?talks?\b/, 'we like the talks', false],
    [/analy[sz]e(?: \w+){0,3} this/, 'to analyze all of this', true],
    [/analy[sz]e(?: \w+){0,3} this/, 'to analyse all of that', false],
    [/(?<!not )(?:a|be)lieve(?! me)/, 'alieve', true],
    [/[^a-z]{2,}|…/, 'abc', true],
    [/(?:no|on)/, 'o, then', true],
    [/(?:no|on)/, 'anything', false],
    [/x{2,3}yz+|\d\.\/abc/, '1./abc', true],
    [/in (?:19|20)\d\d/, 'in 1984', true],
    [/in (?:19|20)\d\d/, 'in the year of 84', false],
    [/§ ?\d|[“"]/, 'a § 12', true],
    [/§ ?\d|[“"]/, 'a $ 12', false],
    [/(?:[a-z-]+\.){1,3}(?:org|com)/, 'see example.org', true],
    [/(?:[a-z-]+\.){1,3}(?:org|com)/, 'come. an organ.', false],
  ])('of %s may let %s through: %s', (expression, text, isLetThrough) => {
    expect(passes(expression, text)).toBe(isLetThrough);
  });

  it('never keeps a text from a pattern of some words that it has', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.array(word, { minLength: 1 }), (said, sought) => {
        const expression = new RegExp(sought.join('\\s+|(?:so )?'));
        const text = said.join('  ');
        return !expression.test(text) || passes(expression, text);
      }),
      { seed: 7, numRuns: 2_000 },
    );
  });

  it.each([
    [/stop it/i, 'STOP It'],
    [/ſtraße \d/iu, 'STRAßE 5'],
    [/kiss me/iu, '\u212aIſſ ME'],
    [/ΔΕΝ|İyi/iu, 'δεν'],
    [/İyi günler/iu, 'İYİ GÜNLER, İyi günler'],
  ])('of %s, case-insensitive, passes "%s"', (expression, text) => {
    expect(text).toMatch(expression);
    expect(createPrefilter([{ expression }])(trigramsBlindForCase(text))).toHaveLength(1);
  });
});

describe('a test with a prefilter', () => {
  it("describes the pattern's need", () => {
    const holds = createTest(/\bmore\s+than\b/);
    expect(holds(trigramsOf('more than that'))('more than that')).toBe(true);
    expect(holds(trigramsOf('more so than that'))('more so than that')).toBe(false);
    expect(holds(trigramsOf('more than that'))('moreover')).toBe(false);
  });
});
