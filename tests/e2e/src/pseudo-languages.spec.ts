import type { Page } from '@playwright/test';
import { stayIn } from './support/crowd.ts';
import { cutTexts, overhangs, plainTexts } from './support/layout.ts';
import type { DemoPerson } from './support/people.ts';
import { commandAs, startDebateAs } from './support/server.ts';
import { expect, test } from './support/test.ts';

const PUBLIC_PAGES = [
  '/',
  '/faq',
  '/help',
  '/help/moderation',
  '/privacy',
  '/terms',
  '/imprint',
  '/no-such-page',
];
const SIGNED_IN_PAGES = [
  '/app/dashboard',
  '/app/room',
  '/app/people',
  '/app/topics/generate',
  '/app/topics/community',
  '/app/learning',
  '/app/learning/weighing-scales',
  '/app/feedback',
  '/app/settings',
  '/onboarding',
];
/** What browsers call languages and countries, days and months, in the language that dates have in these pages. */
const BROWSER_WORDS = [
  ...Array.from({ length: 12 }, (_, month) =>
    new Date(2026, month).toLocaleDateString('en-GB', { month: 'long' }),
  ),
  ...Array.from({ length: 7 }, (_, day) =>
    new Date(2026, 0, 1 + day).toLocaleDateString('en-GB', { weekday: 'long' }),
  ),
  ...namesOf('language', 'ar de en-GB en-US es fr hi it ja ko nl pl pt zh'),
  ...namesOf('region', 'AT AU BR CA CH DE ES FR GB IE IN IT JP KR NL NZ PL PT US ZA'),
];
/** The product's name, the names of languages in themselves, and the settings of an operator who tries the product out. */
const SETTINGS =
  /^(Rostrum|Deutsch|English|Español|© .*|[\w.+-]+@[\w.-]+|.*\(example\)|this computer, and nowhere else)$/;
/** A short date, such as 28 Nov. */
const SHORT_DATE = /^\d{1,2} [A-Z][a-z]{2,3}$/;
const ON_PURPOSE = new RegExp(
  `${SETTINGS.source}|${SHORT_DATE.source}|^[\\d\\s,:]*(${BROWSER_WORDS.join('|')})[\\d\\s,:]*`,
);

function namesOf(type: 'language' | 'region', codes: string): string[] {
  const names = new Intl.DisplayNames('en-GB', { type });
  return codes.split(' ').map((code) => names.of(code) ?? code);
}

/** Opens every later page of a browser in a pseudo-language. */
const choosing = (language: string) =>
  `if (location.protocol.startsWith('http')) localStorage.setItem('language', '${language}')`;

/** A page is drawn once its heading stands and nothing waits. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function faultsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await settled(page);
  return [...(await overhangs(page)), ...(await cutTexts(page))];
}

for (const [language, kind] of [
  ['en-XA', 'longer words'],
  ['en-XB', 'words from right to left'],
] as const) {
  test(`public pages have room for ${kind}`, async ({ people }) => {
    const { page } = await people.visitor({ script: choosing(language) });
    const faults: string[] = [];
    for (const path of PUBLIC_PAGES) faults.push(...(await faultsOf(page, path)));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(faults).toEqual([]);
  });

  test(`signed-in pages and a debate have room for ${kind}`, async ({ people }) => {
    test.slow();
    // A second one, which her dashboard lists below the first.
    const other = await startLastingDebate('ada', 'cleo');
    const { roomId } = await startLastingDebate('ada', 'ben');
    const { page } = await people.open('ada');
    await page.addInitScript(choosing(language));
    const faults: string[] = [];
    for (const path of [...SIGNED_IN_PAGES, `/app/room/${roomId}`])
      faults.push(...(await faultsOf(page, path)));
    for (const ended of [other.roomId, roomId]) await commandAs('ada', { type: 'end', roomId: ended });
    faults.push(...(await faultsOf(page, `/app/room/${roomId}`)));
    expect(faults).toEqual([]);
  });
}

test('a blocked button says why inside a narrow window, however long the words', async ({ people }) => {
  const { page } = await people.open('ada', { viewport: { width: 320, height: 844 } });
  await page.addInitScript(choosing('en-XA'));
  await page.goto('/app/settings');
  await settled(page);
  const button = page.getByRole('button', { disabled: true }).first();
  const reason = page.locator(`[id="${await button.getAttribute('aria-describedby')}"]`);
  await expect(reason).toBeHidden();
  await button.hover();
  await expect(reason).toBeVisible();
  const { x, width } = (await reason.boundingBox()) ?? { x: NaN, width: NaN };
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
});

/** One that is not paused for somebody who never comes, however long the pages take. */
async function startLastingDebate(pro: DemoPerson, con: DemoPerson): Promise<{ roomId: string }> {
  const { roomId } = await startDebateAs(pro, con);
  for (const person of [pro, con]) await stayIn(roomId, person);
  return { roomId };
}

test('every word on public pages comes from the catalogue', async ({ people }) => {
  const { page } = await people.visitor({ script: choosing('en-XA') });
  const found: string[] = [];
  for (const path of PUBLIC_PAGES) {
    await page.goto(path);
    await settled(page);
    found.push(...(await plainTexts(page, ON_PURPOSE)));
  }
  expect(found).toEqual([]);
});

test('every word on signed-in pages and in a debate comes from the catalogue', async ({ people }) => {
  test.slow();
  const { roomId } = await startLastingDebate('cleo', 'dara');
  const { page } = await people.open('cleo');
  await page.addInitScript(choosing('en-XA'));
  const found: string[] = [];
  for (const path of [...SIGNED_IN_PAGES, `/app/room/${roomId}`]) {
    await page.goto(path);
    await settled(page);
    found.push(...(await plainTexts(page, ON_PURPOSE)));
  }
  await commandAs('cleo', { type: 'end', roomId });
  expect(found).toEqual([]);
});
