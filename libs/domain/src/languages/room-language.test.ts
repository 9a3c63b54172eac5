import { describe, expect, it } from 'vitest';
import { preferredLanguage } from './room-language.ts';

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
});
