import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { manifestIn, manifestPath } from './manifests.ts';

const PUBLIC = resolve(import.meta.dirname, '../../public');

test('the English manifest says what the catalogue says', () => {
  const stored: unknown = JSON.parse(readFileSync(`${PUBLIC}${manifestPath('en')}`, 'utf8'));
  expect(manifestIn('en')).toEqual(stored);
});

test('another language has another text for everything that is read, and the same app', () => {
  const [english, german] = [manifestIn('en'), manifestIn('de')];
  expect(german).toMatchObject({ id: english.id, start_url: english.start_url, lang: 'de' });
  expect(german.shortcuts.map(({ name }) => name)).toEqual([
    'Debatte starten',
    'Mit Code beitreten',
    'Lektionen',
  ]);
  expect(german.description).not.toBe(english.description);
  expect(manifestPath('de')).toBe('/manifest.de.webmanifest');
});
