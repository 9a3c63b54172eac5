import { describe, expect, it } from 'vitest';
import { isNearPhrase, nearPhrases, soughtIn, wordStem } from './index.ts';

describe('the stem of a word', () => {
  it.each([
    'vote votes voted voting voter voters',
    'tax taxes taxed taxing',
    'ban bans banned banning',
    'house houses housing',
    'party parties',
    'legalise legalises legalised legalising legalize legalizing',
    'colour colours color colors',
    'centre centres center',
    'child children',
    'smoke smoked smoking smokes',
    'teach taught teaching teaches',
    'nationalise nationalising nationalised nationalized',
    'bus buses',
    'travel travels travelled traveled travelling traveling',
    'drive driving drove driven drives',
  ])('is one for all of: %s', (words) => {
    expect(new Set(words.split(' ').map(wordStem)).size).toBe(1);
  });

  it.each([
    ['state', 'station'],
    ['car', 'care'],
    ['university', 'universe'],
    ['police', 'policy'],
    ['party', 'part'],
    ['news', 'new'],
    ['king', 'kin'],
    ['organ', 'organise'],
    ['plan', 'plane'],
    ['general', 'generate'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(wordStem(one)).not.toBe(wordStem(other));
  });
});

describe('words of near meaning', () => {
  it('are those of the lines in which a word stands, whatever its form', () => {
    expect(nearPhrases([wordStem('ballots')])).toContainEqual([wordStem('voting')]);
    expect(nearPhrases(['xylophone'])).toEqual([]);
  });

  it('may be phrases', () => {
    expect(isNearPhrase(['capital', wordStem('punishment')])).toBe(true);
    expect(soughtIn('ending capital punishment').map(({ typed }) => typed)).toEqual([
      ['ending'],
      ['capital', 'punishment'],
    ]);
  });
});

describe('a search text', () => {
  it('is read thing by thing: as typed, as stems, and in other words', () => {
    expect(soughtIn('Cafés voted')).toEqual([
      { typed: ['cafes'], stems: ['cafe'], near: [] },
      { typed: ['voted'], stems: ['vote'], near: expect.arrayContaining([['referendum']]) },
    ]);
  });

  it('leaves common words out', () => {
    expect(soughtIn('the zoo', (word) => word === 'the')).toHaveLength(1);
  });
});
