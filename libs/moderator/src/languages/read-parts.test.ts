import { describe, expect, it } from 'vitest';
import { readOtherLanguages } from './read-parts.ts';

const kindsIn = (text: string) => readOtherLanguages(text, ['Ben']).map(({ kind }) => kind);

describe('a text in another language', () => {
  it.each([
    ['Du bist ein dummes Arschloch und hast keine Ahnung.', 'personAttack'],
    ['Eres un idiota y no sabes nada de esto.', 'personAttack'],
    ['Ich bringe dich um, wenn ich dich morgen sehe.', 'threat'],
    ['Te voy a matar cuando te encuentre en la calle.', 'threat'],
  ])('%s', (text, kind) => {
    expect(kindsIn(text)).toContain(kind);
  });

  it.each([
    'Das Argument ist schwach, denn die Zahlen sagen etwas anderes.',
    'Sie nannte mich einen Idioten, und niemand hat etwas gesagt.',
    'Me llamó idiota delante de toda la clase y nadie dijo nada.',
    'Muy bien dicho, gracias a los dos por este debate.',
    'Je ne suis pas d’accord, mais votre argument est intéressant.',
  ])('accuses nobody: %s', (text) => {
    expect(kindsIn(text)).toEqual([]);
  });
});

it('points at the words in the whole text, and names the language', () => {
  const text = 'I disagree with that figure, and here is why. Du bist ein verdammter Idiot, Ben.';
  const [finding] = readOtherLanguages(text, ['Ben']);
  const [span] = finding?.spans ?? [];
  expect(text.slice(span?.start, span?.end)).toMatch(/Idiot/);
  expect(finding?.features).toEqual([
    { label: 'Read in', value: 'German' },
    { label: 'Words that decided', value: 'Du bist ein verdammter Idiot' },
  ]);
});

it('leaves English to the engine', () => {
  expect(kindsIn('You are a stupid idiot and everybody knows it.')).toEqual([]);
});
