import { describe, expect, it } from 'vitest';
import { foreignLanguage } from './foreign-language.ts';

describe('the language of a text that is not English', () => {
  it.each([
    ['ja', '学校でのスマートフォンは禁止すべきだと思います。'],
    ['de', 'Handys in der Schule lenken nur ab und sollten verboten werden.'],
    ['es', 'Los teléfonos distraen a los alumnos y deberían prohibirse en clase.'],
    ['ko', '학교에서 휴대전화를 금지해야 합니다.'],
    ['und', 'Телефоны отвлекают учеников от уроков, их надо запретить в школе.'],
    ['und', 'Mobiltelefoner distraherar eleverna och borde förbjudas i klassrummet.'],
    ['de', 'I agree with that. Aber Handys in der Schule lenken wirklich alle nur ab.'],
  ])('is %s: %s', (language, text) => {
    expect(foreignLanguage(text)).toBe(language);
  });

  it('is that of the little words, and not one like it, for a short sentence', () => {
    expect(foreignLanguage('Ben, eres un maldito idiota.')).toBe('es');
  });

  it.each([
    'Phones distract pupils from their lessons every day.',
    'Thank you, Władysław.',
    '東京',
    'I lived in 東京. It has no such rule, and pupils there do well with their phones.',
    'Зеленский said so himself, and nobody in this room has an answer to that.',
    'Michał Wójcik from Łódź wrote the report that my opponent quotes.',
    'The Frankfurter Allgemeine Zeitung and Le Monde reported it on Tuesday.',
    'Danke schön!',
    'OK 👍',
    '',
  ])('is not named without enough of it: %s', (text) => {
    expect(foreignLanguage(text)).toBeUndefined();
  });
});
