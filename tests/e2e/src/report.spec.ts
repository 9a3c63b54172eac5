import { readFile } from 'node:fs/promises';
import { debateReportPath } from '@rostrum/domain';
import { readArgdown, readXaif } from '@rostrum/moderator/map';
import type { Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { expectAccessible, expectAccessibleIn, LOOKS } from './support/axe.ts';
import { chooseIn } from './support/select.ts';
import { commandAs, database, openRoomAs } from './support/server.ts';
import { expect, test } from './support/test.ts';

const MOTION = 'This house would make voting compulsory in every election';
const CLAIM =
  'A duty to vote lifts turnout to nine in ten, because everybody has to come; Australia has shown it since 1924.';
const REPLY =
  'Turnout is not consent: a vote under threat of a fine says nothing about what people really want.';

/** Ada and Ben debate, and Cleo listens; the first speech is Ada's. */
async function debating(): Promise<string> {
  const { roomId } = await openRoomAs('ada', {
    motion: MOTION,
    visibility: 'public',
    lengths: { preparation: 0 },
  });
  await commandAs('ben', { type: 'takeSeat', roomId, seatId: 'against-1' });
  await commandAs('cleo', { type: 'enter', roomId });
  for (const person of ['ada', 'ben'] as const) await commandAs(person, { type: 'ready', roomId });
  return roomId;
}

/** They have debated. */
async function debated(): Promise<string> {
  const roomId = await debating();
  await commandAs('ada', { type: 'speak', roomId, text: CLAIM });
  await commandAs('ada', { type: 'yield', roomId });
  await commandAs('ben', { type: 'speak', roomId, text: REPLY });
  await commandAs('ben', { type: 'yield', roomId });
  await commandAs('ada', { type: 'end', roomId });
  await commandAs('ada', { type: 'nextStep', roomId }).catch(() => undefined);
  return roomId;
}

async function download(page: Page, button: string): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await waiting).path(), 'utf8');
}

test('a report says that a language model failed, and what did its work instead', async ({ people }) => {
  test.slow();
  const roomId = await debated();
  const { page } = await people.open('ada');
  await page.goto(`/app/room/${roomId}`);
  await expect(page.getByText('A summary, the argument map, airtime')).toBeVisible({ timeout: 30_000 });
  // What the server stores if a model fails: this stack has none.
  await database()
    .doc(debateReportPath(roomId))
    .update({ 'summary.engine': 'embeddedInstead', 'notJudged.summary': FieldValue.delete() });
  await page.getByRole('link', { name: 'Report' }).click();
  await expect(
    page.getByText('The language model failed to answer, so the embedded engine chose these lines.'),
  ).toBeVisible();
  await expectAccessible(page, 'the report without its model');
});

test('a debate leaves a report whose lines lead to the words, marks, feedback and the next lesson', async ({
  people,
}) => {
  test.slow();
  const roomId = await debated();
  const { page } = await people.open('ada');

  await test.step('the report appears automatically', async () => {
    await page.goto(`/app/room/${roomId}`);
    await expect(page.getByText('A summary, the argument map, airtime')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('link', { name: 'Report' }).click();
    await expect(page.getByRole('heading', { level: 1, name: MOTION })).toBeVisible();
    for (const name of ['How it ended', 'In short', 'Argument map', 'Airtime', 'Civility', 'Turning points'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expectAccessibleIn(LOOKS.slice(0, 2), page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a line leads to its words, and the map is corrected by who debated', async () => {
    await page.getByText('Sheet', { exact: true }).click();
    const claim = page.getByRole('button', { name: /A duty to vote lifts turnout/ });
    await claim.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Read it in the transcript' }).click();
    await expect(page.locator('[data-message]:focus')).toContainText('A duty to vote lifts turnout');
    await page.getByText('Report', { exact: true }).click();
    await page.getByRole('button', { name: /Turnout is not consent/ }).click();
    await page.getByRole('button', { name: 'Correct the map' }).click();
    await chooseIn(page.getByRole('combobox', { name: 'What does this statement do?' }), 'It concedes');
    await page.getByRole('button', { name: 'Save correction' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: /Turnout is not consent/ }).click();
    await expect(page.getByText(/as Ada Marsh corrected it/)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('it can be taken along, as words, figures and a map that others read', async () => {
    expect(await download(page, 'Download the report as Markdown')).toContain(`# ${MOTION}`);
    expect(JSON.parse(await download(page, 'Download the report as JSON'))).toMatchObject({ motion: MOTION });
    expect(await download(page, 'Download the report as CSV')).toContain('airtime');
    expect(await download(page, 'Download the table of people as CSV')).toContain('Ben Okafor,Against');
    expect(await download(page, 'Download the map as SVG')).toMatch(/^<svg[^>]*>/);
    const xaif = readXaif(await download(page, 'Download the map as xAIF'));
    expect(xaif.ok && xaif.value.nodes.map(({ text }) => text).join(' ')).toContain('A duty to vote');
    const argdown = readArgdown(await download(page, 'Download the map as Argdown'));
    expect(argdown.ok && argdown.value.nodes.length).toBeGreaterThan(0);
  });

  await test.step('people mark the debaters, and one states an expectation', async () => {
    await page.getByRole('button', { name: 'Predict my score' }).click();
    await page
      .getByRole('radiogroup', { name: 'Argument', exact: true })
      .getByText('3', { exact: true })
      .click();
    await page.getByRole('button', { name: 'Save my prediction' }).click();
    await expect(page.getByText('You’ve predicted your score')).toBeVisible();
    const cleo = await people.open('cleo', { at: `/app/room/${roomId}` });
    await cleo.page.getByRole('button', { name: 'Mark Ada Marsh' }).click();
    await cleo.page.getByRole('radiogroup', { name: 'Clarity' }).getByText('4', { exact: true }).click();
    await cleo.page.getByRole('dialog').getByRole('textbox').fill('Weigh it against liberty.');
    await cleo.page.getByText('Without my name').click();
    await cleo.page.getByRole('button', { name: 'Send the marks' }).click();
    await expect(cleo.page.getByRole('button', { name: 'Change my marks for Ada Marsh' })).toBeVisible();
  });

  await test.step('feedback has it all, for oneself alone', async () => {
    await page.goto('/app/feedback');
    await expect(page.getByRole('figure', { name: /^Argument:/ })).toBeVisible();
    await expectAccessibleIn(LOOKS.slice(0, 2), page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByText('One debate', { exact: true }).click();
    await page
      .getByRole('button', { name: new RegExp(MOTION) })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'How you did, by dimension' })).toBeVisible();
    await expect(page.getByText('Weigh it against liberty.')).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'A judge (1)' })).toBeVisible();
    await expect(page.getByText('Cleo Marsh')).toHaveCount(0);
  });

  await test.step('each debater has one sheet of paper, with feedback on one’s own alone', async () => {
    await page.goto(`/app/room/${roomId}/report`);
    await page.getByRole('link', { name: 'One sheet per debater' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByText('The moderator gives no scores: too little was said.')).toHaveCount(1);
    await expect(page.getByRole('article', { name: 'Ben Okafor' })).toContainText('for Ben Okafor alone');
    await expectAccessibleIn(LOOKS.slice(0, 2), page);
    const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g);
    expect(pages).toHaveLength(2);
  });

  await test.step('the makers receive a suggestion', async () => {
    await page.goto('/app/feedback');
    const note = 'Show the time to the audience as well';
    await page.getByRole('textbox', { name: 'What should we know?' }).fill(note);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText(`“${note}”`).first()).toBeVisible();
    await expect(page.getByText(/We’ve received it\./).first()).toBeVisible();
  });
});

test('the argument map grows in the room while people debate, and leads to the words', async ({ people }) => {
  const roomId = await debating();
  const { page } = await people.open('cleo', { at: `/app/room/${roomId}` });

  await test.step('it is drawn on demand, and says that it is still empty', async () => {
    await page.getByRole('button', { name: 'Draw the map' }).click();
    await expect(page.getByText('Nothing to draw yet')).toBeVisible();
  });

  await test.step('messages are added automatically', async () => {
    await commandAs('ada', { type: 'speak', roomId, text: CLAIM });
    await expect(page.getByText('1 line of argument: 1 open')).toBeVisible({ timeout: 30_000 });
    await commandAs('ada', { type: 'yield', roomId });
    const { messageId = '' } = await commandAs('ben', { type: 'speak', roomId, text: REPLY });
    await expect(page.getByText('1 line of argument: 1 answered')).toBeVisible();
    await expectAccessible(page, 'the room with its map');
    await commandAs('ben', { type: 'edit', roomId, messageId, text: `${REPLY} And the fine hits the poor.` });
    await expect(page.getByRole('list', { name: 'Lines of argument' })).toContainText(
      'the fine hits the poor',
    );
  });

  await test.step('as large as the screen it leads to the words on the floor', async () => {
    await page.getByRole('button', { name: 'View larger' }).click();
    const large = page.getByRole('dialog', { name: 'Argument map' });
    await large.getByRole('button', { name: /^A duty to vote/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expectAccessible(page, 'the large map');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Read it in the debate' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('[data-line]:focus')).toContainText('Turnout is not consent');
  });

  await test.step('on a phone it is a separate tab', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page
      .getByRole('radiogroup', { name: 'Part of the room' })
      .getByText('Map', { exact: true })
      .click();
    await page.getByRole('button', { name: /^A duty to vote/ }).click();
    await page.getByRole('button', { name: 'Read it in the debate' }).click();
    await expect(page.locator('[data-line]:focus')).toContainText('A duty to vote');
  });
});

test('signed out, the report of a public debate is read, and nobody corrects it', async ({ page }) => {
  const roomId = await debated();
  await expect(async () => {
    await page.goto(`/debates/${roomId}`);
    await expect(page.getByRole('heading', { name: 'Argument map' })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await page.getByText('Sheet', { exact: true }).click();
  await page.getByRole('button', { name: /A duty to vote lifts turnout/ }).click();
  await expect(page.getByRole('button', { name: 'Read it in the transcript' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Correct the map' })).toHaveCount(0);
});
