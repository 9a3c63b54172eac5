import { describe, expect, it } from 'vitest';
import { judgeOtherLanguage } from './judges.ts';

const isContempt = (text: string) => judgeOtherLanguage(text, 'de').identityAttack.flag;

describe('contempt in disguise', () => {
  it.each([
    ['a letter lost', 'Flüchtlinge sind Abschum.'],
    ['two letters changed over', 'Flüchtlinge sind Abshcaum.'],
    ['two words written as one', 'Flüchtlinge sind nurAbschaum.'],
    ['letters apart', 'Flüchtlinge sind A b s c h a u m.'],
    ['three letters apart', 'Alle J u d e n sind Abschaum.'],
  ])('is found in spite of %s', (_, text) => {
    expect(isContempt(text)).toBe(true);
  });

  it.each([
    'Flüchtlinge sind Abscheider.',
    'Die Frauen vorschlagen, das sollten alle.',
    'Fraun sind Abschum.',
  ])('is not guessed from a longer word, a German prefix, or two guesses at once: %s', (text) => {
    expect(isContempt(text)).toBe(false);
  });

  it('is still denied by a negation, and not by one before “but”', () => {
    expect(isContempt('Ich habe nichts gegen Frauen, aber die meisten sind widerlich.')).toBe(true);
    expect(isContempt('Die meisten Frauen sind nicht widerlich.')).toBe(false);
  });
});
