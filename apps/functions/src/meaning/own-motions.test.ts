import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gateText } from '../gate-text.ts';

/** Motions of the end-to-end tests that wait, because they are made for it. */
const WAITING: Readonly<Record<string, string>> = {
  'This house would move Roma families out of the camps at the edge of town':
    'waits for the house, which is what its test plays',
};

const ROOT = new URL('../../../../', import.meta.url);
const SOURCES = ['apps/local/src/seed/', 'tests/e2e/src/'];
const MOTION = /(['`])(This house (?:would|believes that|supports|regrets) [^'`\n]{5,})\1/gu;

/** Every motion in the seed and in the end-to-end tests; words that are made at random are three of letters a to f. */
function ownMotions(): string[] {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(new URL(`${folder}${name}`, ROOT), 'utf8')),
  );
  const found = files.flatMap((text) => [...text.matchAll(MOTION)].map(([, , motion = '']) => motion));
  return [...new Set(found.map((motion) => motion.replaceAll(/\$\{[^}]*\}/gu, 'cab fdeb bead')))];
}

const MOTIONS = ownMotions();

test('there are motions to read', () => {
  expect(MOTIONS.length).toBeGreaterThan(30);
});

test.each([
  ...MOTIONS,
  'This house would abolish fdbcadea bfdeccdcbfeafa eddbdedbaaf',
  'This house would abolish bbddafccefab ddaefabfb afffbdeadc',
  'This house would tax greedy clubs',
  'Dieses Haus würde Busse und Bahnen kostenlos machen',
  'Esta casa prohibiría los coches en el centro de las ciudades',
])('is clear, or says why it waits: %s', async (motion) => {
  const { ok, isUnsure } = await gateText(motion, 'motion');
  expect(ok).toBe(true);
  expect(isUnsure === true).toBe(motion in WAITING);
});

test.each([
  'Dieses Haus würde Flüchtlinge schneller arbeiten lassen',
  'Esta casa dejaría votar a los inmigrantes',
  'Cette maison rendrait les bus gratuits pour tous les habitants',
])('waits in another language if it is about people or nobody reads it: %s', async (motion) => {
  expect(await gateText(motion, 'motion')).toMatchObject({ ok: true, isUnsure: true });
});
