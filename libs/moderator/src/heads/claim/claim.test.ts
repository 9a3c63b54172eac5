import { describe, expect, it } from 'vitest';
import { readText } from '../../testing/read-text.ts';
import { detectClaim } from './claim.ts';
import { detectEvidence } from './evidence.ts';

const CLAIMS = [
  'School uniforms reduce bullying.',
  'Prisons make criminals worse.',
  'Nuclear power is safer than coal.',
  'The state should pay for public transport.',
  'Zoos are cruel because animals cannot move freely.',
  'Most voters do not read party programmes.',
  'A ban would only drive the trade underground.',
  "Isn't it cruel to keep animals in cages?",
  'Free trade has lifted millions of people out of poverty.',
  'Homework widens the gap between rich and poor pupils.',
];
const NO_CLAIMS = [
  'Thank you, moderator.',
  'Hello everybody, and welcome.',
  'What do you mean by that?',
  'Could you repeat your second point?',
  'I will now turn to my second argument.',
  'I agree.',
  'Point of information?',
  'How much time is left?',
  'Okay.',
  'Let me answer the question first.',
];
const SUPPORTED = [
  'According to the WHO, tobacco kills eight million people a year.',
  'A 2019 study in The Lancet found that taxes reduce smoking.',
  'Smith (2015) found no effect of uniforms on grades.',
  'See https://www.who.int/tobacco for the figures.',
  'Uniforms improve behaviour [3].',
  'Research from the University of Oxford suggests the opposite.',
  'Article 19 of the Universal Declaration protects opinions.',
  'My source is Pew Research Center, according to Pew Research two thirds agree.',
  '"We found no link between the two at all", wrote the economist Maria Keller in her report.',
  'The effect is small (Meier & Koch, 2020).',
];
const UNSUPPORTED = [
  'School uniforms reduce bullying.',
  'Everybody knows that prisons do not work.',
  'It is obvious that taxes are too high.',
  'Experts agree with us.',
  'According to my opponent, we should all stay at home.',
  'According to common sense it cannot work.',
  'People say that crime has risen.',
  'I think that cars are better than trains.',
  'Zoos are cruel.',
  'We have shown that the motion must fall.',
];

describe('a claim', () => {
  it.each(CLAIMS)('is found in: %s', (text) => expect(detectClaim(readText(text)).flag).toBe(true));
  it.each(NO_CLAIMS)('is not found in: %s', (text) => expect(detectClaim(readText(text)).flag).toBe(false));

  it('is the sentence that makes it, not the greeting before it', () => {
    const text = 'Hello everybody. School uniforms reduce bullying in poor districts.';
    const { spans } = detectClaim(readText(text));
    expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual([
      expect.stringContaining('uniforms reduce bullying'),
    ]);
    expect(spans[0]?.start).toBeGreaterThan(10);
  });
});

describe('support for a claim', () => {
  it.each(SUPPORTED)('is found in: %s', (text) => expect(detectEvidence(readText(text)).flag).toBe(true));
  it.each(UNSUPPORTED)('is not found in: %s', (text) =>
    expect(detectEvidence(readText(text)).flag).toBe(false),
  );

  it('is stronger for a checkable source than for a mere number', () => {
    const figure = detectEvidence(readText('Crime fell by 40 %.')).score;
    const source = detectEvidence(readText('Crime fell by 40 % (Home Office, 2021).')).score;
    expect(figure).toBeGreaterThan(0);
    expect(source).toBeGreaterThan(figure);
  });

  it('is marked in its place', () => {
    const text = 'Taxes work. According to the WHO, fewer people smoke.';
    const [span] = detectEvidence(readText(text)).spans;
    expect(text.slice(span?.start, span?.end)).toMatch(/^According to the WHO/);
  });
});
