import { chromium, type Page } from '@playwright/test';
import { CATALOGUE } from '@rostrum/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { chromiumArguments, stackEnvironment } from '../src/support/environment.ts';
import { createGuard } from '../src/support/guard.ts';
import { createPeople } from '../src/support/people.ts';
import { database } from '../src/support/server.ts';

/**
 * The time from a keystroke until its hits are drawn, with ten thousand topics in the search of a running stack: from
 * the key event until the page has painted the first frame with an idle list. `npm run stack` prints the variables to
 * export.
 */

const ENTRIES = 10_000;
const A_SHEET = 200;
const TYPED = [
  'this house would ban',
  'compulsory voting',
  'zoos and museums',
  'votign machnes',
  't',
  'transprot',
];

await storeTopics();
const { chromiumPath } = stackEnvironment();
const browser = await chromium.launch({
  ...(chromiumPath ? { executablePath: chromiumPath } : {}),
  args: chromiumArguments,
});
const people = createPeople(browser, createGuard());
try {
  const { page } = await people.open('ada');
  console.log(`first opening: ${(await untilRead(page)).toFixed(0)} ms until all is read and indexed`);
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  console.log(`again, from memory: ${(await untilRead(page)).toFixed(0)} ms`);
  const took: number[] = [];
  for (const text of TYPED) took.push(...(await typeAndMeasure(page, text)));
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1);
  console.log(`${sorted.length} keys: median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`);
} finally {
  await people.close();
  await browser.close();
}

/** Motions of as many words as real ones, so many that none is like another. */
async function storeTopics(): Promise<void> {
  const verbs = [
    'ban',
    'tax',
    'fund',
    'abolish',
    'lower',
    'make compulsory',
    'publish',
    'end',
    'cap',
    'open',
  ];
  const things = [
    'zoos',
    'private cars',
    'homework',
    'voting',
    'museums',
    'rents',
    'trams',
    'exams',
    'flights',
    'data',
  ];
  const places = [
    'cities',
    'schools',
    'hospitals',
    'villages',
    'capitals',
    'ports',
    'universities',
    'courts',
    'parks',
    'prisons',
  ];
  const motion = (index: number) => {
    const digit = (place: number) => Math.floor(index / 10 ** place) % 10;
    const [verb, thing, place] = [verbs[digit(0)], things[digit(1)], places[digit(2)]];
    return `This house would ${verb} ${thing} in the ${place} of region ${digit(3)} for ${word(index)}`;
  };
  const db = database();
  for (let first = 0; first < ENTRIES; first += A_SHEET) {
    const ids = Array.from({ length: A_SHEET }, (_, index) => first + index);
    const entries = Object.fromEntries(
      ids.map((id) => [`speed-${id}`, { text: motion(id), note: 'Measured' }]),
    );
    const sheet = { kind: 'topic', changedAt: FieldValue.serverTimestamp(), entries };
    await db.doc(`${CATALOGUE}/topic-speed-${first}`).set(sheet);
  }
}

/** A made-up word of six letters, another for each number. */
function word(index: number): string {
  const [vowels, consonants] = ['aeiou', 'bcdfghklmnprstvz'];
  const letter = (letters: string, place: number) => letters[Math.floor(index / 7 ** place) % letters.length];
  return [0, 1, 2].map((place) => `${letter(consonants, place)}${letter(vowels, place + 1)}`).join('');
}

async function untilRead(page: Page): Promise<number> {
  const startedAtMs = performance.now();
  await page.keyboard.press('Control+k');
  await page.locator('[role="combobox"]:focus').waitFor();
  await page.keyboard.type('region');
  await page
    .getByRole('option', { name: /region/ })
    .first()
    .waitFor();
  await page.getByText('Loading the topics.').waitFor({ state: 'hidden' });
  return performance.now() - startedAtMs;
}

/** Milliseconds of each key. */
async function typeAndMeasure(page: Page, text: string): Promise<number[]> {
  await page.getByRole('dialog').getByRole('combobox').fill('');
  const took: number[] = [];
  for (const key of text) {
    await page.evaluate(watchNextKey);
    await page.keyboard.type(key);
    took.push(await page.evaluate(async () => (await Reflect.get(globalThis, 'drawn')) as number));
  }
  return took;
}

/** In the page: how long the next key takes. */
function watchNextKey(): void {
  // A message posted before a frame is painted arrives right after it.
  const afterPaint = (then: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', then, { once: true });
    port1.start();
    port2.postMessage(null);
  };
  const drawn = new Promise<number>((resolve) => {
    addEventListener(
      'input',
      ({ timeStamp }) => {
        const look = () => {
          const isBusy = document.querySelector('[role="listbox"]')?.getAttribute('aria-busy') === 'true';
          if (isBusy) requestAnimationFrame(look);
          else afterPaint(() => resolve(performance.now() - timeStamp));
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
  Reflect.set(globalThis, 'drawn', drawn);
}
