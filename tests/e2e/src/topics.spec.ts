import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expectAccessible, LOOKS } from './support/axe.ts';
import { NETWORK_CUT } from './support/guard.ts';
import { chooseIn } from './support/select.ts';
import { publishTopicAs, withClaim } from './support/server.ts';
import { expect, test } from './support/test.ts';

const GENERATE = '/app/topics/generate';
const COMMUNITY = '/app/topics/community';

/** Words that no other run has, so that no topic is the twin of an earlier one. */
const ownWord = () => `word${randomUUID().replaceAll(/[^a-f]/g, '')}`;

const row = (page: Page, motion: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: motion, exact: true }) });

async function publishOwn(page: Page, motion: string): Promise<void> {
  await page.goto(GENERATE);
  await page.getByRole('button', { name: 'Write my own motion' }).click();
  await page.getByLabel('Motion', { exact: true }).fill(motion);
  await page.getByRole('button', { name: `Publish: ${motion}` }).click();
}

test('two people publish, vote, catch a duplicate, edit, report, debate and withdraw', async ({ people }) => {
  test.slow();
  const { page: ada } = await people.open('ada');
  const { page: ben } = await people.open('ben');
  const word = ownWord();
  const motion = `This house would open every ${word} at night`;
  const edited = `This house would open every ${word} on Sundays`;

  await test.step('Ada publishes a motion of her own', async () => {
    await publishOwn(ada, motion);
    await expect(ada.getByText('Published. Find it in Community Topics, under New.')).toBeVisible();
  });

  await test.step('Ben is shown it when he writes the same in another order and case', async () => {
    await publishOwn(ben, `THIS HOUSE WOULD, at night, open every ${word}.`);
    const twin = ben.getByRole('dialog', { name: 'This motion is already published' });
    await expect(twin.getByText(motion)).toBeVisible();
    await twin.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('Ben finds it by its words, votes, and changes his vote', async () => {
    for (const page of [ada, ben]) {
      await page.goto(COMMUNITY);
      await page.getByRole('searchbox', { name: 'Search motions' }).fill(word);
      await expect(row(page, motion)).toBeVisible();
    }
    await ben.getByRole('button', { name: `Vote up: ${motion}` }).click();
    await expect(row(ada, motion).getByLabel('1 point')).toBeVisible();
    await expect(ben.getByRole('button', { name: `Vote up: ${motion}`, pressed: true })).toBeVisible();
    await ben.getByRole('button', { name: `Vote down: ${motion}` }).click();
    await expect(row(ada, motion).getByLabel('-1 point')).toBeVisible();
  });

  await test.step('Ben reports it; only Ada may edit it, and Ben sees the change', async () => {
    await ben.getByRole('button', { name: `More about: ${motion}` }).click();
    await expect(ben.getByRole('menuitem', { name: 'Edit' })).toHaveCount(0);
    await ben.getByRole('menuitem', { name: 'Report to the house' }).click();
    await ben.getByRole('textbox', { name: 'What happened' }).fill('It says nothing.');
    await ben.getByRole('button', { name: 'Send the report' }).click();
    await ben.getByRole('button', { name: 'Done' }).click();
    await ada.getByRole('button', { name: `More about: ${motion}` }).click();
    await ada.getByRole('menuitem', { name: 'Edit' }).click();
    const form = ada.getByRole('dialog', { name: 'Edit your topic' });
    await form.getByLabel('Motion', { exact: true }).fill(edited);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(row(ben, edited)).toBeVisible();
    await expect(row(ben, edited)).toContainText('edited');
  });

  await test.step('Ben debates it, and the debate counts for it', async () => {
    await ben.getByRole('link', { name: `Debate this: ${edited}` }).click();
    await expect(ben.getByLabel('Motion', { exact: true })).toHaveValue(edited);
    await ben.getByRole('button', { name: 'Open the room' }).click();
    await expect(ben.getByRole('heading', { level: 1, name: edited })).toBeVisible();
    await expect(row(ada, edited)).toContainText('1 debate.');
  });

  await test.step('Ada withdraws it, and it is gone for both', async () => {
    await ada.getByRole('button', { name: `More about: ${edited}` }).click();
    await ada.getByRole('menuitem', { name: 'Withdraw' }).click();
    await ada.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(ada.getByText('No motions match')).toBeVisible();
    await ben.goto(COMMUNITY);
    await ben.getByRole('searchbox', { name: 'Search motions' }).fill(word);
    await expect(ben.getByText('No motions match')).toBeVisible();
  });
});

test('a motion whose answer was lost is published once, however often one presses', async ({
  people,
  guard,
}) => {
  guard.allow(NETWORK_CUT, 'the test loses the answers on their way');
  const { page: ada } = await people.open('ada');
  const motion = `This house would light every ${ownWord()} at dusk`;
  const answers = /\/topics$/;
  await ada.route(answers, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await publishOwn(ada, motion);
  await expect(ada.getByText('The server didn’t answer. Nothing is lost. Try again.')).toBeVisible();
  await ada.unroute(answers);
  await ada.getByRole('button', { name: `Publish: ${motion}` }).click();
  await expect(ada.getByText('Published. Find it in Community Topics, under New.')).toBeVisible();
  await ada.goto(COMMUNITY);
  await expect(row(ada, motion)).toHaveCount(1);
});

test('others can sort, filter and search a published topic, and a vote moves it at once', async ({
  people,
}) => {
  const { page: ada } = await people.open('ada');
  const { page: ben } = await people.open('ben');
  const word = ownWord();
  const older = `This house would give every ${word} a prize`;
  const newer = `This house believes that ${word} decides most matches`;
  await publishTopicAs('ada', { motion: older, category: 'Sport' });
  await publishTopicAs('ada', { motion: newer, category: 'Sport', kind: 'fact' });
  const own = ben.getByRole('listitem').filter({ hasText: word }).getByRole('heading');
  const choose = (label: string, option: string) =>
    chooseIn(ben.getByRole('combobox', { name: label }), option);
  const sortBy = (order: string) => ben.getByRole('radio', { name: order }).check({ force: true });

  await ben.goto(COMMUNITY);
  await choose('Category', 'Sport');
  await sortBy('New');
  await expect(own).toHaveText([newer, older]);
  await sortBy('Top');
  await ada.goto(COMMUNITY);
  await ada.getByRole('searchbox', { name: 'Search motions' }).fill(word);
  await ada.getByRole('button', { name: `Vote down: ${newer}` }).click();
  await expect(own).toHaveText([older, newer]);
  await ada.getByRole('button', { name: `Vote up: ${newer}` }).click();
  await expect(own).toHaveText([newer, older]);
  await choose('Kind', 'Policy');
  await expect(own).toHaveText([older]);
  await choose('Category', 'Cities');
  await ben.getByRole('searchbox', { name: 'Search motions' }).fill(`prize ${word}`);
  await ben.getByRole('button', { name: 'Show all' }).click();
  await ben.getByRole('searchbox', { name: 'Search motions' }).fill(`prize ${word}`);
  await expect(own).toHaveText([older]);
});

test('a motion starts from a pasted argument map, and practice knows it', async ({ people }) => {
  const { page } = await people.open('ada');
  const motion = `This house would make every ${ownWord()} free`;
  await page.goto(GENERATE);
  await page.getByRole('button', { name: 'Write my own motion' }).click();
  await page.getByRole('button', { name: 'Start from an argument map' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start from an argument map' });
  const field = dialog.getByRole('textbox', { name: 'Argument map' });

  await test.step('other text is rejected as no map', async () => {
    await field.fill('It would be good for everybody.');
    await expect(dialog.getByText(/^This isn’t an argument map/)).toBeVisible();
  });

  await test.step('a map is read, and its usable part is shown first', async () => {
    await field.fill(
      `Discussion Title: ${motion}\n\n1. It should be free.\n1.1. Pro: Cleaner air is worth the fares.\n1.2. Pro: Nobody has to buy a ticket in the rain.\n1.3. Con: Somebody has to pay for the drivers.\n1.4. Con: Full seats leave the old standing.`,
    );
    await expect(dialog.getByText('Kialo text: 2 for, 2 against')).toBeVisible();
    await expectAccessible(page, 'a map that was read');
    await dialog.getByRole('button', { name: 'Use 4 arguments' }).click();
    await expect(page.getByLabel('Motion', { exact: true })).toHaveValue(motion);
    await expect(page.getByLabel('Arguments against')).toHaveValue(
      'Somebody has to pay for the drivers.\nFull seats leave the old standing.',
    );
  });

  await test.step('it is published with them, and the opponent of a practice debate argues from them', async () => {
    await page.getByRole('button', { name: `Publish: ${motion}` }).click();
    await expect(page.getByText('Published. Find it in Community Topics, under New.')).toBeVisible();
    const debate = await page.getByRole('link', { name: `Debate this now: ${motion}` }).getAttribute('href');
    await page.goto(`${debate}&practice`);
    await page.getByRole('radio', { name: 'For', exact: true }).press('Space');
    await page.getByRole('button', { name: 'Open the room' }).click();
    await expect(page.getByText(/your opponent is a program/).first()).toContainText(
      'the arguments that the topic’s author wrote',
    );
  });
});

test('a reported topic is sent back to its author by a moderator, and both read why', async ({ people }) => {
  test.slow();
  const { page: ada } = await people.open('ada');
  const { page: ben } = await people.open('ben');
  const motion = `This house would rename every ${ownWord()}`;
  await publishOwn(ada, motion);
  await expect(ada.getByText('Published. Find it in Community Topics, under New.')).toBeVisible();
  await ben.goto(COMMUNITY);
  await ben.getByRole('radio', { name: 'New' }).check({ force: true });
  await ben.getByRole('button', { name: `More about: ${motion}` }).click();
  await ben.getByRole('menuitem', { name: 'Report to the house' }).click();
  await ben.getByRole('textbox', { name: 'What happened' }).fill('Nobody can tell which one is meant.');
  await ben.getByRole('button', { name: 'Send the report' }).click();
  await ben.getByRole('button', { name: 'Done' }).click();

  await people.open('cleo');
  await withClaim('cleo', 'moderator', async () => {
    const { page: cleo } = await people.open('cleo', { at: '/app/moderation' });
    const waiting = cleo.getByRole('listitem', { name: 'Topic' }).filter({ hasText: motion });
    await waiting.getByRole('button', { name: 'Review and decide' }).click();
    await expect(waiting).toContainText('Nobody can tell which one is meant.');
    await waiting.getByRole('checkbox', { name: /^Ask the author to edit it/ }).check();
    await waiting.getByRole('textbox', { name: 'Reason' }).fill('Say which one you mean.');
    await waiting.getByRole('button', { name: 'Decide', exact: true }).click();
    await expect(waiting).toHaveCount(0);
    for (const page of [ada, ben]) {
      await page.getByRole('button', { name: /^Notices, \d+ new$/ }).click();
      await expect(page.getByRole('link', { name: /Say which one you mean\./ })).toBeVisible();
    }
  });
});

test('five motions are offered for an interest, survive a reload, are rewritten and debated', async ({
  people,
}) => {
  const { page } = await people.open('cleo', { at: GENERATE });
  await page.getByLabel('What interests you?').fill('football and money');
  await page.getByRole('button', { name: 'Write five motions' }).click();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(5);
  const first = await cards.first().getByRole('heading').first().textContent();
  await page.reload();
  await expect(cards).toHaveCount(5);
  await expect(cards.first().getByRole('heading').first()).toHaveText(first ?? '');
  for (const { theme, viewport } of LOOKS) {
    await page.setViewportSize(viewport);
    await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
    await expectAccessible(page, `five motions in ${theme} at ${viewport.width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Write my own motion' }).click();
  await page.getByLabel('Motion', { exact: true }).fill('This house would tax greedy clubs');
  await page.getByRole('button', { name: 'Use this: This house would tax clubs' }).click();
  await expect(page.getByLabel('Motion', { exact: true })).toHaveValue('This house would tax clubs');
  await expectAccessible(page, 'a motion in the form');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByLabel('What interests you?').fill('blorf snargle wibbet');
  await page.getByRole('button', { name: 'Write five more' }).click();
  await expect(page.getByRole('heading', { name: 'I can’t read this.' })).toBeVisible();
  await page.getByLabel('What interests you?').fill('the colour of my curtains');
  await page.getByRole('button', { name: 'Write five motions' }).click();
  await expect(page.getByRole('heading', { name: 'I have nothing good on this.' })).toBeVisible();
  await expectAccessible(page, 'an abstention');
  await page.locator('.state-acts').getByRole('button').first().click();
  await expect(cards).toHaveCount(5);
  await expect(cards.first()).toContainText('from our bank of motions');
  const ofCategory = (await cards.first().getByRole('heading').first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Write five more' }).click();
  await expect(cards).toHaveCount(5);
  await expect(cards.first().getByRole('heading').first()).not.toHaveText(ofCategory);
  await page.getByRole('button', { name: 'Write my own motion' }).click();
  await page.getByLabel('Motion', { exact: true }).fill('This house would tax clubs');
  await page.getByRole('link', { name: 'Debate this now: This house would tax clubs' }).click();
  await expect(page.getByLabel('Motion', { exact: true })).toHaveValue('This house would tax clubs');
});

test('axe finds nothing on the community’s topics with a menu and a dialog open', async ({ people }) => {
  const { page } = await people.open('dara', { at: COMMUNITY });
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const { theme, viewport } of LOOKS) {
    await page.setViewportSize(viewport);
    await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
    await expectAccessible(page, `topics in ${theme} at ${viewport.width}`);
  }
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the report of a topic');
});
