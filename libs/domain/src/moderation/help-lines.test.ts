import { describe, expect, it } from 'vitest';
import { helpLinesSchema, readHelpLines } from './help-lines.ts';
import { recordedHelpLines } from './recorded-help-lines.ts';

const OWN = {
  countries: {},
  elsewhere: [
    {
      name: 'Our counsellor',
      phone: '+44 20 7946 0000',
      source: 'https://school.example/help',
      recorded: '2026-11',
      checked: true,
    },
  ],
};

describe('the recorded help lines', () => {
  it('are readable, and each has a number or a website, a source and a month', () => {
    expect(helpLinesSchema.safeParse(recordedHelpLines()).error).toBeUndefined();
  });

  it('do not claim that somebody compared them with their sources', () => {
    const all = Object.values(recordedHelpLines().countries).flatMap(({ lines }) => lines);
    expect([...all, ...recordedHelpLines().elsewhere].some(({ checked }) => checked)).toBe(false);
  });

  it('lead people of every other country somewhere', () => {
    expect(recordedHelpLines().elsewhere[0]?.website).toBe('https://findahelpline.com');
  });
});

describe('an operator’s own list', () => {
  it('is read from its JSON', () => {
    expect(readHelpLines(JSON.stringify(OWN))).toEqual(OWN);
  });

  it.each([
    ['no JSON', '{'],
    ['nothing for elsewhere', JSON.stringify({ ...OWN, elsewhere: [] })],
    ['a number that nobody can dial', JSON.stringify(OWN).replace('+44 20 7946 0000', 'javascript:1')],
    ['a website that is none', JSON.stringify(OWN).replace('https://school', 'javascript://school')],
    ['a country that is no code', JSON.stringify({ ...OWN, countries: { uk: {} } })],
  ])('is none with %s', (_, json) => {
    expect(readHelpLines(json)).toBeNull();
  });
});
