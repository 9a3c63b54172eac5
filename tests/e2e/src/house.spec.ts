import type { Page } from '@playwright/test';
import { expectAccessibleIn, LOOKS } from './support/axe.ts';
import { chooseIn } from './support/select.ts';
import { commandAs, database, openRoomAs, startDebateAs, uidOf, withClaim } from './support/server.ts';
import { expect, test } from './support/test.ts';

const MOTION = 'This house would let every town sell its own ties';
const WORDS = 'Buy my ties at the corner shop, three for the price of two.';
const REPLY = 'A town that sells ties has no time for anything else.';

const TWO_LOOKS = [LOOKS[1], LOOKS[0]];
const accessible = (page: Page, state: string) => expectAccessibleIn(TWO_LOOKS, page, state);

/** Removes the remains of earlier runs from the house, and the notices of these tests' people. */
async function withNothingWaiting(): Promise<void> {
  const db = database();
  for (const name of ['cases', 'decisions', 'houseAppeals', 'receipts'])
    await db.recursiveDelete(db.collection(name));
  await db.recursiveDelete(db.collection(`people/${uidOf('ada')}/notices`));
}
test.beforeEach(withNothingWaiting);

/** Ada and Ben have debated in public, and everybody can read it. */
async function debatedInPublic(): Promise<string> {
  const lengths = { preparation: 0 };
  const { roomId } = await openRoomAs('ada', { motion: MOTION, visibility: 'public', lengths });
  await commandAs('ben', { type: 'takeSeat', roomId, seatId: 'against-1' });
  for (const person of ['ada', 'ben'] as const) await commandAs(person, { type: 'ready', roomId });
  await commandAs('ada', { type: 'speak', roomId, text: WORDS });
  await commandAs('ada', { type: 'yield', roomId });
  await commandAs('ben', { type: 'speak', roomId, text: REPLY });
  await commandAs('ada', { type: 'end', roomId });
  return roomId;
}

async function openTranscript(page: Page, roomId: string): Promise<void> {
  await page.goto(`/debates/${roomId}`);
  await page.getByText('Transcript', { exact: true }).click();
  await expect(page.getByText(REPLY)).toBeVisible();
}

const openHouse = async (page: Page) => {
  await page.goto('/app/moderation');
  await expect(page.getByRole('heading', { level: 1, name: 'House' })).toBeVisible();
};

test('a visitor reports a public record, the house hides the words, their author appeals, and another moderator puts them back', async ({
  people,
}) => {
  test.slow();
  const roomId = await debatedInPublic();
  const visitor = await people.visitor();
  let statusUrl = '';

  await test.step('without signing in, a message is reported in good faith', async () => {
    const { page } = visitor;
    await openTranscript(page, roomId);
    await page.getByRole('button', { name: 'Report to the house what Ada Marsh said' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this message to the house' });
    await expect(dialog.getByText(WORDS)).toBeVisible();
    await chooseIn(dialog.getByRole('combobox', { name: 'What’s wrong' }), 'Advertises or spams');
    await dialog.getByRole('textbox', { name: 'What happened' }).fill('She sells ties in the debate.');
    await accessible(page, 'a report of a visitor');
    await dialog.getByRole('button', { name: 'Send the report' }).click();
    await expect(dialog.getByText('Confirm that what you say is accurate and complete.')).toBeVisible();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Send the report' }).click();
    await expect(page.getByText(/^R-[A-Z2-9]{10}$/)).toBeVisible();
    await accessible(page, 'the confirmation of a report');
    await page.getByRole('link', { name: 'your report’s page' }).click();
    await expect(page.getByText('No decision yet.')).toBeVisible();
    await accessible(page, 'a report that waits');
    statusUrl = page.url();
  });

  await people.open('cleo');
  await withClaim('cleo', 'moderator', async () => {
    const { page } = await people.open('cleo');
    await openHouse(page);
    const one = page.getByRole('listitem', { name: 'Message' });
    await expect(one.getByText(WORDS)).toBeVisible();
    await one.getByRole('button', { name: 'Review and decide' }).click();
    await expect(one.getByText('She sells ties in the debate.')).toBeVisible();
    await one.getByRole('checkbox', { name: /^Hide the words/ }).check();
    await one.getByRole('textbox', { name: 'Reason' }).fill('You advertise a shop.');
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('You advertise a shop.');
    await accessible(page, 'a case');
    await one.getByRole('button', { name: 'Decide', exact: true }).click();
    await expect(page.getByText('No reports waiting')).toBeVisible();
  });

  await test.step('a line replaces the words, and the visitor reads why', async () => {
    const { page } = visitor;
    await openTranscript(page, roomId);
    await expect(page.getByText('The house has hidden this message.')).toBeVisible();
    await expect(page.getByText(WORDS)).toHaveCount(0);
    await page.goto(statusUrl);
    await expect(page.getByText('Message hidden')).toBeVisible();
    await expect(page.getByText('You advertise a shop.')).toBeVisible();
    await accessible(page, 'a report that is decided');
  });

  const ada = await people.open('ada');
  await test.step('the author still reads them, with the statement of reasons, and appeals', async () => {
    const { page } = ada;
    await page.goto(`/app/room/${roomId}`);
    await expect(page.getByText(WORDS)).toBeVisible();
    await page.getByRole('button', { name: /^Notices, \d+ new$/ }).click();
    await page.getByRole('link', { name: /The house has made a decision about something of yours/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Message hidden' })).toBeVisible();
    await expect(page.getByText('No advertising and no spam. A house rule, not a law.')).toBeVisible();
    await accessible(page, 'a decision');
    const box = page.getByRole('textbox', { name: 'Why should it be looked at again?' });
    await box.fill('It was an example, and there is no such shop.');
    await page.getByRole('button', { name: 'Appeal' }).click();
    await expect(page.getByText(/Waiting for a moderator who had no part/)).toBeVisible();
  });

  await people.open('dara');
  await withClaim('dara', 'moderator', async () => {
    const { page } = await people.open('dara');
    await openHouse(page);
    await page.getByText('Appeals', { exact: false }).first().click();
    const appeal = page.getByRole('listitem', { name: 'Appeal: Message' });
    await expect(appeal.getByText('It was an example, and there is no such shop.')).toBeVisible();
    await appeal.getByRole('textbox', { name: 'Answer' }).fill('It was an example.');
    await accessible(page, 'an appeal');
    await appeal.getByRole('button', { name: /^Reverse the decision/ }).click();
    await expect(appeal).toHaveCount(0);
    await page.getByText('Log', { exact: true }).click();
    await expect(page.getByRole('row', { name: /Appeal decided Reversed/ })).toBeVisible();
    await accessible(page, 'the log of the house');
  });

  await test.step('the words are back, and both read the outcome', async () => {
    await expect(ada.page.getByText(/reversed the decision/)).toBeVisible();
    await openTranscript(visitor.page, roomId);
    await expect(visitor.page.getByText(WORDS)).toBeVisible();
    await visitor.page.goto(statusUrl);
    await expect(visitor.page.getByText(/has since reversed this decision/)).toBeVisible();
  });
});

test('in a live room a message can be flagged to the host, and reported to the house', async ({ people }) => {
  const { roomId } = await startDebateAs('ada', 'ben');
  await commandAs('ada', { type: 'speak', roomId, text: WORDS });
  const { page } = await people.open('emil', { at: `/app/room/${roomId}` });
  await page.getByRole('button', { name: 'More actions for what Ada Marsh said' }).click();
  await expect(page.getByRole('menuitem', { name: 'Tell the host' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Report to the house' }).click();
  await accessible(page, 'a report of a message');
  await page.getByRole('textbox', { name: 'What happened' }).fill('She sells ties.');
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText(/A notice will tell you what they decided/)).toBeVisible();
  await page.getByRole('link', { name: 'your report’s page' }).click();
  await expect(page.getByText('No decision yet.')).toBeVisible();
  await accessible(page, 'one’s own report');
});
