import { readFile } from 'node:fs/promises';
import { findablePath, transcriptJsonSchema } from '@rostrum/domain';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleIn, LOOKS } from './support/axe.ts';
import { commandAs, database, openRoomAs, uidOf, type RoomIds } from './support/server.ts';
import type { DemoPerson } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { downloadAs } from './support/transcript.ts';

const MOTION = 'This house would close every city centre to cars';
const HELD = 'Only an idiot like you would drive there.';
/** The messages of the debate: author and step. */
const SAID: readonly { person: DemoPerson; name: string; step: string; text: string }[] = [
  {
    person: 'ada',
    name: 'Ada Marsh',
    step: 'Opening, For',
    text: 'Streets without cars are quiet, "clean" and safe.',
  },
  {
    person: 'ben',
    name: 'Ben Okafor',
    step: 'Opening, Against',
    text: '=Shops* need\ndeliveries, every day.',
  },
  {
    person: 'ada',
    name: 'Ada Marsh',
    step: 'Cross-examination',
    text: 'Who delivers by night? <b>Nobody?</b>',
  },
  {
    person: 'ben',
    name: 'Ben Okafor',
    step: 'Cross-examination',
    text: 'Almost nobody, and nobody wants it to begin.',
  },
  {
    person: 'ada',
    name: 'Ada Marsh',
    step: 'Rebuttal, For',
    text: 'Deliveries have their hour before nine 🚚.',
  },
  { person: 'ben', name: 'Ben Okafor', step: 'Rebuttal, Against', text: 'An hour is not a day.' },
];
const YIELDS: Readonly<Record<string, readonly DemoPerson[]>> = {
  'Opening, For': ['ada'],
  'Opening, Against': ['ben'],
  'Cross-examination': ['ada', 'ben'],
  'Rebuttal, For': ['ada'],
  'Rebuttal, Against': ['ben'],
};

/** A Quick clash from its first seat to its end, without a browser; one message of it is held. */
async function playQuickClash(visibility: 'public' | 'private'): Promise<RoomIds> {
  const room = await openRoomAs('ada', { motion: MOTION, visibility, lengths: { preparation: 0 } });
  const { roomId } = room;
  if (visibility === 'private') await commandAs('ben', { type: 'joinByCode', code: room.code });
  else await commandAs('ben', { type: 'enter', roomId });
  await commandAs('ben', { type: 'takeSeat', roomId, seatId: 'against-1' });
  for (const person of ['ada', 'ben'] as const) await commandAs(person, { type: 'ready', roomId });
  for (const [step, people] of Object.entries(YIELDS)) {
    for (const { person, text } of SAID.filter((one) => one.step === step))
      await commandAs(person, { type: 'speak', roomId, text });
    if (step === 'Opening, Against')
      expect(await commandAs('ben', { type: 'speak', roomId, text: HELD })).toMatchObject({ state: 'held' });
    for (const person of people) await commandAs(person, { type: 'yield', roomId });
  }
  return room;
}

const shown = (page: Page, name: string) => page.getByRole('region', { name });

async function wordsIn(region: Locator): Promise<(string | null)[]> {
  return region.locator('.said-text').allTextContents();
}

test('signed out, a finished public debate plays back, reads and downloads unchanged', async ({ page }) => {
  test.slow();
  const { roomId } = await playQuickClash('public');
  const texts = SAID.map(({ text }) => text);
  await page.goto(`/debates/${roomId}?show=replay`);
  await expect(page.getByRole('heading', { level: 1, name: MOTION })).toBeVisible();
  await expect(page.getByText('Ended after its last step')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const floor = shown(page, 'The floor at this moment');
  const slider = page.getByRole('slider', { name: 'Position in the debate' });

  await test.step('from its beginning, message by message', async () => {
    await expect(slider).toHaveAttribute('aria-valuetext', /, Opening, For$/);
    for (const [index, { text, step, name }] of SAID.entries()) {
      await page.getByRole('button', { name: 'Next message' }).click();
      await expect(floor.getByRole('article')).toHaveCount(index + 1);
      await expect(floor.getByRole('article').last()).toContainText(name);
      expect((await wordsIn(floor)).at(-1)).toBe(text);
      await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`, ${step}$`));
    }
  });

  await test.step('back to its beginning and to its end, by keys', async () => {
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(floor.getByRole('article')).toHaveCount(0);
    await expect(page.getByText('Ada Marsh has the floor', { exact: true })).toBeVisible();
    await page.keyboard.press('End');
    await expect(floor.getByRole('article')).toHaveCount(SAID.length);
    await expect(page.getByText('The debate is over', { exact: true })).toBeVisible();
  });

  await test.step('and automatically', async () => {
    await page.getByText('60×', { exact: true }).click();
    await page.getByRole('button', { name: 'Play again' }).click();
    await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
    expect(await wordsIn(floor)).toEqual(texts);
  });

  await test.step('its transcript has every word, and nothing that was held', async () => {
    await page.getByText('Transcript', { exact: true }).click();
    expect(await wordsIn(shown(page, 'Transcript'))).toEqual(texts);
    await expect(page.getByText('idiot')).toHaveCount(0);
  });

  await test.step('as JSON', async () => {
    const { name, text } = await downloadAs(page, 'JSON');
    expect(name).toMatch(/this-house-would-close.*\.json$/);
    const transcript = transcriptJsonSchema.parse(JSON.parse(text));
    const nameOf = new Map(transcript.people.map((person) => [person.id, person.name]));
    const messages = transcript.floor.flatMap((entry) => (entry.type === 'message' ? [entry] : []));
    expect(messages.map((message) => [nameOf.get(message.author), message.text])).toEqual(
      SAID.map((one) => [one.name, one.text]),
    );
    expect(transcript.debate).toMatchObject({ id: roomId, motion: MOTION, ending: 'completed' });
    expect(text).not.toContain('idiot');
  });

  await test.step('as a table', async () => {
    const { text } = await downloadAs(page, 'CSV');
    expect(text).toContain('"Streets without cars are quiet, ""clean"" and safe."');
    expect(text).toContain(`"'=Shops* need\ndeliveries, every day."`);
    for (const { text: said } of SAID.slice(2)) expect(text).toContain(said);
    expect(text).not.toContain('idiot');
  });

  await test.step('as Markdown', async () => {
    const { text } = await downloadAs(page, 'Markdown');
    expect(text).toContain(`# ${MOTION}`);
    expect(text).toContain('\\=Shops\\* need\\\ndeliveries, every day.');
    expect(text).toContain('\\<b\\>Nobody?\\</b\\>');
    for (const { text: said } of SAID.slice(3)) expect(text).toContain(said);
    expect(text).not.toContain('idiot');
  });

  await test.step('axe finds nothing', async () => {
    await expectAccessibleIn(LOOKS, page);
    await page.getByText('Replay', { exact: true }).click();
    await expectAccessibleIn(LOOKS, page);
  });

  await test.step('search engines are admitted once everybody who spoke agrees', async () => {
    const choices = (['ada', 'ben'] as const).map((person) => database().doc(findablePath(uidOf(person))));
    for (const choice of choices) await choice.set({ sinceMs: 1 });
    await page.reload();
    await expect(page.getByText(/Everyone who spoke lets search engines list this page/)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    for (const choice of choices) await choice.delete();
  });
});

test('the replay of a private debate is inside its room, and hidden from visitors', async ({ people }) => {
  test.slow();
  const { roomId } = await playQuickClash('private');
  const { page: visitor } = await people.visitor();
  await visitor.goto(`/debates/${roomId}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('There’s no public record here');
  await expect(visitor.getByText(MOTION)).toHaveCount(0);

  const { page } = await people.open('ben', { at: `/app/room/${roomId}` });
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await page.getByRole('slider', { name: 'Position in the debate' }).press('End');
  expect(await wordsIn(shown(page, 'The floor at this moment'))).toEqual(SAID.map(({ text }) => text));
});

test('a debate under way, and one that there is not, have no public record', async ({ page }) => {
  const { roomId } = await openRoomAs('cleo', { visibility: 'public' });
  for (const id of [roomId, 'no-such-debate']) {
    await page.goto(`/debates/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There’s no public record here');
    await expect(page.getByRole('link', { name: 'Open its room' })).toHaveAttribute(
      'href',
      `/app/room/${id}`,
    );
  }
});

test('a finished debate leads to its replay from the room, and to its report from the dashboard', async ({
  people,
}) => {
  test.slow();
  const { roomId } = await playQuickClash('public');
  const { page } = await people.open('ada', { at: `/app/room/${roomId}` });
  await expect(page.getByRole('link', { name: 'Replay', exact: true })).toHaveAttribute(
    'href',
    `/app/room/${roomId}/report?show=replay`,
  );
  await page.goto('/app/dashboard');
  await page
    .getByRole('link', { name: `Report: ${MOTION}` })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Argument map' })).toBeVisible();
  await page.getByText('Replay', { exact: true }).click();
  await expect(page.getByRole('slider', { name: 'Position in the debate' })).toBeVisible();
});

test('a scheduled debate goes into a calendar from its lobby', async ({ people }) => {
  const opensAtMs = Math.ceil(Date.now() / 60_000) * 60_000 + 3_600_000;
  const { roomId } = await openRoomAs('dara', { opensAtMs });
  const { page } = await people.open('dara', { at: `/app/room/${roomId}` });
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await waiting;
  const calendar = await readFile(await file.path(), 'utf8');
  const start = new Date(opensAtMs).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  expect(calendar).toContain(`\r\nDTSTART:${start}\r\n`);
  expect(calendar.replaceAll('\r\n ', '')).toContain(`/app/room/${roomId}\r\n`);
});
