import { OTHER_LANGUAGES, READ_LANGUAGES } from '@rostrum/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { watchedWords } from './watched-words.ts';

const german = READ_LANGUAGES.get('de')!;
const figured = new Map(READ_LANGUAGES);
const table = READ_LANGUAGES as Map<'de', typeof german>;
afterEach(() => void table.set('de', german));

describe('a language that people debate in', () => {
  it('is read whole if it is English, and not at all if the moderator does not know it', () => {
    expect(watchedWords('en')).toBe('The moderator reads everything said in English.');
    expect(watchedWords('und')).toBe(
      'The moderator doesn’t read this language: it finds no insults, threats or mentions of self-harm in it.',
    );
  });

  it('is read as the table says, and no better', () => {
    table.set('de', {
      ...german,
      insults: 'partly',
      threats: 'partly',
      groups: 'partly',
      selfHarm: 'partly',
    });
    expect(watchedWords('de')).toBe(
      'In German the moderator finds open insults, threats, slurs and plain mentions of self-harm. It misses much else.',
    );
    table.set('de', { ...german, insults: 'partly', threats: 'partly', groups: 'no', selfHarm: 'no' });
    expect(watchedWords('de')).toBe(
      'In German the moderator finds open insults and threats. It misses much else.',
    );
    table.set('de', { ...german, insults: 'partly', threats: 'no', groups: 'yes', selfHarm: 'no' });
    expect(watchedWords('de')).toBe(
      'In German the moderator finds open insults and attacks on groups. It misses much else.',
    );
  });

  it('is read whole if each kind is watched, and not at all if none is', () => {
    table.set('de', { ...german, insults: 'yes', threats: 'yes', groups: 'yes', selfHarm: 'yes' });
    expect(watchedWords('de')).toBe(
      'In German the moderator finds insults, threats, attacks on groups and signs of self-harm.',
    );
    table.set('de', { ...german, insults: 'no', threats: 'no', groups: 'no', selfHarm: 'no' });
    expect(watchedWords('de')).toBe(
      'The moderator doesn’t read German: it finds no insults, threats or mentions of self-harm in it.',
    );
  });

  it('is read in part, unless the table says otherwise', () => {
    for (const language of OTHER_LANGUAGES) {
      const isWhole = (['insults', 'threats', 'groups', 'selfHarm'] as const).every(
        (kind) => figured.get(language)?.[kind] === 'yes',
      );
      expect(watchedWords(language).includes('It misses much else.')).toBe(!isWhole);
    }
  });
});
