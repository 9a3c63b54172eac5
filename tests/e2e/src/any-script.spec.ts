import { aCaller, allSay, seat } from './support/crowd.ts';
import { overhangs } from './support/layout.ts';
import { commandAs, openRoomAs } from './support/server.ts';
import { expect, test } from './support/test.ts';

/** Eighty letters, the most that a name may have, with no place to break. */
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 80);
const HEBREW_NAME = 'ליאורה שניידר';
const ARABIC_SPEECH = 'الحافلات المجانية تفيد من لا يملك سيارة.';

for (const path of ['/', '/faq', '/help', '/help/moderation', '/privacy', '/terms', '/imprint']) {
  test(`${path} fits windows of 320, 390 and 1440 pixels`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await overhangs(page)).toEqual([]);
  });
}

test('a name of eighty letters and one from right to left fit every window, in a debate and after it', async ({
  people,
}) => {
  test.slow();
  const [long, hebrew] = [await aCaller(LONG_NAME), await aCaller(HEBREW_NAME)];
  const lengths = { preparation: 0 };
  const { roomId } = await openRoomAs('emil', { lengths, visibility: 'public' });
  await commandAs('emil', { type: 'leave', roomId });
  await seat(roomId, { 'for-1': long, 'against-1': hebrew });
  await allSay([long, hebrew], 'ready', roomId);
  await commandAs(long, { type: 'speak', roomId, text: ARABIC_SPEECH });
  const { page } = await people.open('ada', { at: `/app/room/${roomId}` });
  const words = page.getByText(ARABIC_SPEECH);
  await words.waitFor();

  await test.step('while it runs', async () => {
    expect(await overhangs(page)).toEqual([]);
    // The words begin at the right, where their readers look for the beginning.
    const direction = await words.evaluate((element) => getComputedStyle(element).direction);
    expect(direction).toBe('rtl');
  });

  await commandAs('emil', { type: 'end', roomId });
  // Ada watched, so a vote of the audience comes first.
  await commandAs('emil', { type: 'nextStep', roomId });
  await test.step('after it', async () => {
    await page.goto(`/debates/${roomId}`);
    await page.getByText('Transcript', { exact: true }).click();
    await words.waitFor();
    expect(await overhangs(page)).toEqual([]);
  });

  await test.step('on a profile', async () => {
    await page.goto(`/app/people?person=${long.uid}`);
    await page.getByRole('heading', { name: LONG_NAME }).waitFor();
    expect(await overhangs(page)).toEqual([]);
  });
});
