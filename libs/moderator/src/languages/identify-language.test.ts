import { describe, expect, it } from 'vitest';
import { languageParts, nameLanguage } from './identify-language.ts';

describe('the language of a text', () => {
  it.each([
    ['de', 'Das habe ich so nicht gesagt.'],
    ['es', 'No estoy de acuerdo con esa idea.'],
    ['fr', "Je ne suis pas d'accord avec vous."],
    ['it', 'Non sono per niente d’accordo.'],
    ['pt', 'Eu não concordo com essa ideia.'],
    ['nl', 'Dat heb ik helemaal niet gezegd.'],
    ['pl', 'Nie zgadzam się z tym pomysłem.'],
    ['ar', 'لا أتفق مع هذه الفكرة'],
    ['hi', 'मैं इस विचार से सहमत नहीं हूँ।'],
    ['hi-Latn', 'mujhe yeh baat sahi nahi lagti hai'],
    ['zh', '我不同意这个想法。'],
    ['ko', '저는 그 생각에 동의하지 않습니다.'],
    ['ja', '私はその考えに賛成しません。'],
    ['en', 'I do not agree with that idea.'],
  ] as const)('is %s: %s', (language, text) => {
    expect(nameLanguage(text)).toBe(language);
  });

  it.each(['Ok.', 'Berlin', '👍👍', '123 456', '', '@anna', 'A b'])('is not guessed: "%s"', (text) => {
    expect(nameLanguage(text)).toBe('unknown');
  });

  it.each([
    'Я не согласен с этой мыслью.',
    'Δεν συμφωνώ με αυτή την ιδέα.',
    'Jag håller inte alls med om det där.',
  ])('is one that nobody here reads: %s', (text) => {
    expect(nameLanguage(text)).toBe('other');
  });
});

describe('a text in two languages', () => {
  it('is read sentence by sentence', () => {
    const text =
      'I do not agree with that idea. Das habe ich so nicht gesagt! Ok. No estoy de acuerdo contigo.';
    const parts = languageParts(text);
    expect(parts.map(({ language }) => language)).toEqual(['en', 'de', 'es']);
    expect(parts.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
  });

  it('gives a first sentence that is too short to the next', () => {
    expect(languageParts('Ok. Das habe ich so nicht gesagt.').map(({ language }) => language)).toEqual([
      'de',
    ]);
  });

  it('has no part where there is nothing', () => {
    expect(languageParts('')).toEqual([]);
  });
});
