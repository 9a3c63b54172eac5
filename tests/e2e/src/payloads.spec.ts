import { profilePath } from '@rostrum/domain';
import { parseCsv } from '@rostrum/domain/testing';
import type { Page } from '@playwright/test';
import { announcedOn, LISTENING } from './support/announcements.ts';
import { aCaller, allSay, seat } from './support/crowd.ts';
import { followHarm, FORMULAS, harmIn, isCalculated, PAYLOADS, unguarded } from './support/payloads.ts';
import { commandAs, database, openRoomAs, publishTopicAs, type Caller } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { downloadAs } from './support/transcript.ts';

const WORDS = Object.keys(PAYLOADS);
const MOTION = `This house would plant trees, motionword ${PAYLOADS['imageword']} ${PAYLOADS['overrideword']}`;
const TOPIC = `This house would share gardens, topicword ${PAYLOADS['vectorword']}`;
const NAME = '=1+1 nameword <img src=x onerror=globalThis.hit=1>';
const BIO = `bioword ${PAYLOADS['scriptword']} ${PAYLOADS['linkword']} ${PAYLOADS['overrideword']}`;
const LINE = `lineword ${PAYLOADS['closingword']} ${PAYLOADS['templateword']}`;

/** Each payload in a sentence; the formulas have lines of their own, because a table guards the beginning of a cell. */
const SPEECHES = [WORDS.slice(0, 4), WORDS.slice(4, 8), WORDS.slice(8)].map((words) =>
  words.map((word) => `They say ${word} ${PAYLOADS[word]} and mean it.`).join('\n'),
);

/** A payload's place: its address, and the words that it shows there. */
type Place = { name: string; at: string; shows: readonly string[]; isPrinted?: true };

/** What is shown has stayed text, in its own direction. */
async function expectMereText(page: Page, { name, shows }: Pick<Place, 'name' | 'shows'>): Promise<void> {
  for (const word of shows) await expect(page.getByText(word).first(), `${word}, ${name}`).toBeAttached();
  expect(await harmIn(page), name).toEqual([]);
  for (const word of shows) expect(await unguarded(page, word), `${word}, ${name}`).toEqual([]);
}

/** Two people with payloads for names open a public debate with one for its motion. */
async function openDebate(): Promise<{ roomId: string; pro: Caller; con: Caller }> {
  const [pro, con] = [await aCaller(NAME), await aCaller('Ben Plain')];
  await database().doc(profilePath(pro.uid)).update({ bio: BIO });
  const lengths = { preparation: 0 };
  const { roomId } = await openRoomAs('emil', { motion: MOTION, lengths, visibility: 'public' });
  await commandAs('emil', { type: 'leave', roomId });
  await seat(roomId, { 'for-1': pro, 'against-1': con });
  await allSay([pro, con], 'ready', roomId);
  return { roomId, pro, con };
}

test('people’s words stay text where they are shown, announced, printed and exported', async ({ people }) => {
  test.slow();
  const { roomId, pro } = await openDebate();
  await publishTopicAs('fay', { motion: TOPIC });
  const { page } = await people.open('ada', { at: `/app/room/${roomId}`, script: LISTENING });
  const outside = followHarm(page);

  await test.step('as it is said, and heard by a screen reader', async () => {
    await page.getByText('motionword').first().waitFor();
    for (const text of SPEECHES)
      expect(await commandAs(pro, { type: 'speak', roomId, text })).not.toMatchObject({ state: 'held' });
    await commandAs(pro, { type: 'chat', roomId, text: LINE }).catch(() => undefined);
    await page
      .getByText(WORDS.at(-1) ?? '')
      .first()
      .waitFor();
    await expectMereText(page, { name: 'room', shows: ['motionword', 'nameword', ...WORDS] });
    expect((await announcedOn(page)).length).toBeGreaterThan(0);
  });

  await commandAs('emil', { type: 'end', roomId });
  // Ada watched, so a vote of the audience comes first.
  await commandAs('emil', { type: 'nextStep', roomId });

  const places: readonly Place[] = [
    { name: 'report', at: `/app/room/${roomId}/report`, shows: ['motionword'] },
    { name: 'sheets', at: `/app/room/${roomId}/report/sheets`, shows: ['motionword'], isPrinted: true },
    { name: 'public record', at: `/debates/${roomId}`, shows: ['motionword'] },
    { name: 'profile', at: `/app/people?person=${pro.uid}`, shows: ['nameword', 'bioword'] },
    { name: 'topics', at: '/app/topics/community', shows: ['topicword'] },
  ];
  for (const place of places) {
    await test.step(place.name, async () => {
      await page.goto(place.at);
      await page.emulateMedia({ media: place.isPrinted ? 'print' : 'screen' });
      await expectMereText(page, place);
      await page.emulateMedia({ media: 'screen' });
    });
  }

  await test.step('in the transcript and its files', async () => {
    await page.goto(`/debates/${roomId}`);
    await page.getByText('Transcript', { exact: true }).click();
    await expectMereText(page, { name: 'transcript', shows: ['nameword', ...WORDS] });
    const rows = parseCsv((await downloadAs(page, 'CSV')).text);
    expect(rows.flat().filter(isCalculated)).toEqual([]);
    expect(rows.flat().join('\n')).toContain('formulaword');
    const { text: markdown } = await downloadAs(page, 'Markdown');
    expect(markdown).toContain('imageword');
    expect(markdown).not.toMatch(/^[^\n]*[^\\]<(?:img|script|svg|iframe|base|object|meta)\b/m);
    expect(JSON.stringify(JSON.parse((await downloadAs(page, 'JSON')).text))).toContain('scriptword');
  });

  expect(outside).toEqual([]);
});

test('no cell of a table is calculated, whatever sign a speech begins with', async ({ page }) => {
  test.slow();
  const { roomId, pro } = await openDebate();
  for (const text of FORMULAS) {
    // More than six messages in ten seconds are held as a flood, so the next ones wait.
    await expect(async () =>
      expect(await commandAs(pro, { type: 'speak', roomId, text })).not.toMatchObject({ state: 'held' }),
    ).toPass({ intervals: [1_000], timeout: 60_000 });
  }
  await commandAs('emil', { type: 'end', roomId });
  await commandAs('emil', { type: 'nextStep', roomId }).catch(() => undefined);
  await page.goto(`/debates/${roomId}`);
  await page.getByText('Transcript', { exact: true }).click();
  const cells = parseCsv((await downloadAs(page, 'CSV')).text).flat();
  for (const text of FORMULAS) {
    const [, ...said] = text.trim().split(' ');
    expect(
      cells.filter((cell) => cell.endsWith(said.join(' '))),
      text,
    ).toHaveLength(1);
  }
  expect(cells.filter(isCalculated)).toEqual([]);
});
