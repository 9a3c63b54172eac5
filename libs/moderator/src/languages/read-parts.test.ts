import { describe, expect, it } from 'vitest';
import { readOtherLanguages } from './read-parts.ts';

const kindsIn = (text: string) => readOtherLanguages(text, ['Ben']).map(({ kind }) => kind);

describe('a text in another language', () => {
  it.each([
    ['Du bist ein dummes Arschloch und hast keine Ahnung.', 'personAttack'],
    ['Eres un idiota y no sabes nada de esto.', 'personAttack'],
    ['Ich bringe dich um, wenn ich dich morgen sehe.', 'threat'],
    ['Te voy a matar cuando te encuentre en la calle.', 'threat'],
    ['Ich will nicht mehr leben, es tut mir leid.', 'distress'],
    ['Ya no quiero vivir, de verdad que no puedo.', 'distress'],
    ["J'ai envie de mourir et personne ne le voit.", 'distress'],
  ])('%s', (text, kind) => {
    expect(kindsIn(text)).toContain(kind);
  });

  it.each([
    'Das Argument ist schwach, denn die Zahlen sagen etwas anderes.',
    'Sie nannte mich einen Idioten, und niemand hat etwas gesagt.',
    'Me llamó idiota delante de toda la clase y nadie dijo nada.',
    'Muy bien dicho, gracias a los dos por este debate.',
    'Je ne suis pas d’accord, mais votre argument est intéressant.',
    'Ya no quiero vivir en un país que prohíbe los teléfonos.',
    'Je ne veux plus vivre dans une ville sans arbres.',
    'Ich denke an mich und an meine Familie.',
    'Ojalá no hubiera más guerras en este mundo.',
    'Vorrei non essere frainteso su questo punto del dibattito.',
    'Vorige week was ik er niet, dus ik heb het debat gemist.',
  ])('accuses nobody: %s', (text) => {
    expect(kindsIn(text)).toEqual([]);
  });
});

describe('an English sentence with words of another language', () => {
  it.each([
    'You are such an Arschloch, Ben, and your plan fails.',
    'That is nonsense, du Idiot, and everybody can see it.',
    'Stop talking about the costs, Ben, you hijo de puta.',
    'Ben, ferme ta gueule and listen to the numbers.',
    'Ben is a complete stronzo and the figures show it.',
    'Nobody here likes this plan, Ben, 你是白痴。',
  ])('insults somebody: %s', (text) => {
    expect(kindsIn(text)).toContain('personAttack');
  });

  it.each([
    'The word Arschloch is German for a rude thing.',
    'In the novel she shouted hijo de puta at her brother.',
    'We read Dostojewski’s Der Idiot in class.',
    'My friend Hure Popescu lives in Lyon.',
    'The Frankfurter Allgemeine wrote about Angela Merkel and the Bundestag.',
    'I met 王小明 and Владимир in 東京 last year.',
    'You are not an Arschloch, Ben, and I never thought so.',
    'Señor Cabrón Díaz of the ministry signed it in 2019.',
  ])('accuses nobody with a name, a place or a mention: %s', (text) => {
    expect(kindsIn(text)).toEqual([]);
  });
});

it('points at the words in the whole text, and names the language', () => {
  const text = 'I disagree with that figure, and here is why. Du bist ein verdammter Idiot, Ben.';
  const [finding] = readOtherLanguages(text, ['Ben']);
  const [span] = finding?.spans ?? [];
  expect(text.slice(span?.start, span?.end)).toMatch(/Idiot/);
  expect(finding?.features).toEqual([
    { label: 'read in', value: 'de' },
    { label: 'deciding words', value: 'Du bist ein verdammter Idiot' },
  ]);
});

it('leaves English to the engine', () => {
  expect(kindsIn('You are a stupid idiot and everybody knows it.')).toEqual([]);
});
