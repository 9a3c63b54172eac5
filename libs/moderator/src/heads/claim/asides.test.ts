import { describe, expect, it } from 'vitest';
import { arguesNothing } from './asides.ts';

describe('a sentence', () => {
  it.each([
    'Ha, I’ll allow it.',
    'If you hear a noise, it’s not a tram.',
    'Hello everybody, and thank you, chair.',
    'Sorry, my cat just walked over the keyboard.',
    'I think I am on mute.',
  ])('argues nothing if it is a joke, an aside or a greeting: %s', (sentence) => {
    expect(arguesNothing(sentence)).toBe(true);
  });

  it.each([
    'Half the estates have one bus an hour.',
    'Hamburg closed two streets to old diesels in 2018.',
    'If you hear a siren, you must be able to trust it.',
    'Trams are quieter than buses.',
  ])('argues something: %s', (sentence) => {
    expect(arguesNothing(sentence)).toBe(false);
  });
});
