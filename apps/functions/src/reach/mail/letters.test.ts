import { newNotice } from '@rostrum/domain';
import { inLanguage, LANGUAGES } from '@rostrum/words';
import { expect, test } from 'vitest';
import { writeLetter } from './letters.ts';

/** Friday 20 November 2026, 12:00 in London. */
const NOON_MS = Date.UTC(2026, 10, 20, 12);
const part = (motion: string) => ({
  notice: newNotice({ kind: 'answered', roomId: 'r1', motion, fromName: 'Ben' }, NOON_MS),
  url: 'https://example.org/app/room/r1',
});
const letter = (...motions: string[]) =>
  writeLetter(motions.map(part), NOON_MS, 'America/New_York', 'https://example.org');

test('a letter about one notice is called by it, and says whose times these are and how to end it', () => {
  expect(letter('Ban cars')).toEqual({
    subject: 'Ben has answered: Ban cars',
    text: [
      'Ben has answered: Ban cars',
      'https://example.org/app/room/r1',
      '',
      '--',
      'Times are in the America/New York time zone.',
      'Rostrum sends you this because you asked for it. To change that, go to https://example.org/app/settings#reach',
      '',
    ].join('\n'),
  });
});

test('a digest counts, in the language of the moment', () => {
  const subjects = LANGUAGES.map((one) => inLanguage(one, () => letter('Ban cars', 'Tax bread').subject));
  expect(subjects).toEqual([
    '2 updates in your debates',
    '2 Neuigkeiten in deinen Debatten',
    '2 novedades en tus debates',
  ]);
});
