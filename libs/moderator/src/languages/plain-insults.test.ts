import { ADA } from '@rostrum/domain/testing';
import { expect, it } from 'vitest';
import { acted, Room } from '../policy/testing/build.ts';
import { readOtherLanguages } from './read-parts.ts';
import { PLAIN_INSULTS } from './testing/plain-insults.ts';

const actsOn = (text: string) => acted(new Room().post(ADA, readOtherLanguages(text, ['Ben']), { text }));

it.each(Object.entries(PLAIN_INSULTS))(
  'holds the plainest insults in %s in a standard room',
  (_, insults) => {
    expect(insults.length).toBeGreaterThanOrEqual(20);
    expect(insults.filter((text) => !actsOn(text).some(({ holds }) => holds))).toEqual([]);
  },
);

it.each([
  'Du hast recht.',
  'Du bist dran.',
  'Du dumme Frage!',
  'Das ist dumm.',
  'Kein Idiot hier.',
  '„Arschloch“ sagt man nicht.',
  'Eres muy amable.',
  'Un burro.',
  '¡Mierda!',
  'No eres idiota.',
  'Me llamó idiota.',
  'Tu es sûr ?',
  "T'es d'accord ?",
  'Du pain.',
  'Il a dit « connard ».',
  'Sei bravo.',
  'Sei sicuro?',
  'Non sei stupido.',
  'La guerra di Troia.',
  'Seu argumento é bom.',
  'Você é gentil.',
  'Você não é burro.',
  'Je bent laat.',
  'Een eikel.',
  'Jij bent geen idioot.',
  'Ty też?',
  'Jesteś pewna?',
  'Nie jesteś głupi.',
  'Suczka i suka.',
  'Sei is a language.',
  'Du Pont paid for it.',
])('leaves a few words alone: %s', (text) => {
  expect(readOtherLanguages(text, ['Ben'])).toEqual([]);
});
