import { describe, expect, it } from 'vitest';
import { LANGUAGE_NAMES, preferredLanguage, ROOM_LANGUAGES } from './room-language.ts';

describe('the language that a new debate starts with', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['en-GB'], 'en'],
    [['pt'], 'pt'],
    [['zh-Hant-TW'], 'zh'],
    [['hi-Latn-IN', 'hi'], 'hi-Latn'],
    [['hi-IN'], 'hi'],
    [['sv-SE', 'de'], 'de'],
    [['sv-SE'], 'en'],
    [['und'], 'en'],
    [[], 'en'],
  ] as const)('is, of %j, %s', (tags, language) => {
    expect(preferredLanguage(tags)).toBe(language);
  });

  it('has a name', () => {
    expect(new Set(ROOM_LANGUAGES.map((language) => LANGUAGE_NAMES[language])).size).toBe(
      ROOM_LANGUAGES.length,
    );
  });
});
