import type { Locator, Page } from '@playwright/test';
import { expectAccessibleIn, LOOKS } from './support/axe.ts';
import { expectStep, roomOn, type RoomPage } from './support/room.ts';
import {
  commandAs,
  database,
  openRoomAs,
  startDebateAs,
  storedMessages,
  storedRoom,
  withClaim,
} from './support/server.ts';
import { expect, test } from './support/test.ts';

const ATTACK = 'Grades are fair, and you are an idiot.';
const SECOND = 'Forests are fine, but you are a fool.';
const THREAT = 'Keep talking and I will come to your house and break your legs.';
const DEATH_THREAT = 'I will find you and kill you.';
const STOPPED = 'One message is hidden, and the debate is paused. A human is looking at the message now.';
const MENDED = 'Forests are fine, and so are parks.';
const REASON = 'It was meant for the clock, not for anybody here.';
const VERDICT = 'He speaks of the clock, and of nobody here.';
const LENGTHS = { 'opening-for': 1_200, 'opening-against': 1_200 };

/** The page in two looks, a wide dark one and a phone's light one; then restored. */
async function accessible(page: Page, state: string): Promise<void> {
  await expectAccessibleIn([LOOKS[1], LOOKS[0]], page, state);
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'This room’s moderator' });
const acts = (page: Page) =>
  dialog(page).getByRole('list', { name: 'Acts of the moderator' }).getByRole('listitem');

/** Opens a part of the moderation from the host's bar, as the host does. */
async function openAsHost({ page }: RoomPage, item: string): Promise<void> {
  await page.getByRole('toolbar', { name: 'Host' }).getByRole('button', { name: 'Moderator' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await expect(dialog(page)).toBeVisible();
}

const close = (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click();

/** The numbers of a row of the ledger: found, acted, silent, For and then Against. */
async function countsOf(row: Locator): Promise<number[]> {
  return (await row.getByRole('cell').allTextContents()).map(Number);
}

test('an attack is held with its reason, an appeal restores it, both sides pause the type, and the ledger adds up', async ({
  people,
}) => {
  test.slow();
  const { roomId } = await startDebateAs('ada', 'ben', LENGTHS);
  await commandAs('ada', { type: 'yield', roomId });
  const { page: adaPage } = await people.open('ada', { at: `/app/room/${roomId}` });
  const { page: benPage } = await people.open('ben', { at: `/app/room/${roomId}` });
  const [ada, ben] = [roomOn(adaPage), roomOn(benPage)];
  await expectStep([ada, ben], 'Opening, Against');
  const card = ben.note('One phrase speaks about a person');

  await test.step('the draft is marked at its words before it is sent', async () => {
    await ben.composer.fill(ATTACK);
    await expect(
      benPage.getByText('If you send it like this, it’ll be held until you edit it.'),
    ).toBeVisible();
    await expect(benPage.locator('.composer-marks mark')).toHaveText('you are an idiot');
    await accessible(benPage, 'a hint at the draft');
  });

  await test.step('sent, it is held, and "Why?" gives the whole statement of reasons', async () => {
    await ben.say(ATTACK);
    await expect(ben.line(ATTACK)).toContainText('held, only you see this');
    await card.getByRole('button', { name: 'Why?' }).click();
    await card.getByText('All the reasons').click();
    await expect(card.getByText(/Read by/).first()).toBeVisible();
    const reasons = card.locator('dl');
    for (const field of ['What', 'Where', 'Since', 'Until', 'Facts', 'Rule', 'Reason', 'Automated', 'Appeal'])
      await expect(reasons.getByRole('term').filter({ hasText: field }).first()).toBeVisible();
    await expect(reasons).toContainText('Decided by a machine');
    await accessible(benPage, 'a held message with its statement of reasons');
  });

  await test.step('he appeals with a reason, which survives while he thinks about it', async () => {
    await card.getByRole('button', { name: 'Appeal' }).click();
    const appeal = benPage.getByRole('dialog', { name: 'Appeal to a human' });
    await appeal.getByRole('textbox').fill(REASON);
    await appeal.getByRole('button', { name: 'Not now' }).click();
    await card.getByRole('button', { name: 'Appeal' }).click();
    await expect(appeal.getByRole('textbox')).toHaveValue(REASON);
    await accessible(benPage, 'an appeal being written');
    await appeal.getByRole('button', { name: 'Appeal', exact: true }).click();
    await expect(card).toContainText('A human who hasn’t acted or debated here will decide.');
    await expect(card.getByRole('button', { name: 'Appeal' })).toHaveCount(0);
  });

  await test.step('the host has a seat, so the house decides, and says why: the message is restored with a correction', async () => {
    await openAsHost(ada, 'Appeals');
    await expect(dialog(adaPage)).toContainText('its appeals go to someone neutral');
    await close(adaPage);
    // Her first sign-in makes her account, which the claim needs.
    await people.open('dara');
    await withClaim('dara', 'moderator', async () => {
      const { page } = await people.open('dara');
      await page.goto('/app/moderation');
      await page.getByText('Appeals', { exact: false }).first().click();
      const row = page.getByRole('listitem').filter({ hasText: REASON });
      await expect(row).toContainText(ATTACK);
      await row.getByRole('textbox', { name: 'Your reason' }).fill(VERDICT);
      await accessible(page, 'an appeal to decide');
      await row.getByRole('button', { name: /^Overturn it/ }).click();
      await expect(row).toHaveCount(0);
    });
    for (const room of [ada, ben]) {
      await expect(room.line(ATTACK)).toContainText('restored');
      // The reasons are a quotation, whose marks are drawn.
      await expect(room.note(`overturned it: ${VERDICT} Everyone can see the message now.`)).toBeVisible();
    }
    await expect(card).toContainText('A human overturned it');
  });

  await test.step('the next attack is held, edited, and shown', async () => {
    await ben.say(SECOND);
    await expect(ben.line(SECOND)).toContainText('held, only you see this');
    await ben.press('Edit and resend');
    await expect(ben.composer).toHaveValue(SECOND);
    await ben.say(MENDED);
    await expect(ada.line(MENDED)).toContainText('Ben Okafor');
    await expect(ben.line(SECOND)).toHaveCount(0);
  });

  await test.step('first one side calls the type unfair, then the other: it is paused, and marked as such', async () => {
    await card.first().getByRole('button', { name: 'Unfair' }).click();
    await expect(card.first().getByRole('button', { name: 'Unfair' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect((await storedRoom(roomId)).pausedActs ?? {}).toEqual({});
    await openAsHost(ada, 'Moderation log');
    await expect(dialog(adaPage)).toContainText('No one else sees a note to one person.');
    await expect(acts(adaPage).filter({ hasText: 'Words about a person' })).toHaveCount(0);
    const notes = await database()
      .collection(`rooms/${roomId}/interventions`)
      .where('act', '==', 'personAttack')
      .get();
    // A host with a seat cannot read the note, so for a moment there is one that everybody reads.
    const interventionId = 'personAttack-read-by-all';
    const readByAll = database().doc(`rooms/${roomId}/interventions/${interventionId}`);
    await readByAll.set({ ...notes.docs[0]?.data(), to: 'all', messageId: null });
    await commandAs('ada', { type: 'callUnfair', roomId, interventionId });
    await readByAll.delete();
    await expect.poll(async () => (await storedRoom(roomId)).pausedActs).toEqual({ personAttack: 'people' });
    await accessible(adaPage, 'the log of the moderation');
    await close(adaPage);
    await ben.say(SECOND);
    await expect(ada.line(SECOND)).toContainText('Ben Okafor');
  });

  await test.step('the host allows the type again, and silences it', async () => {
    await openAsHost(ada, 'Turn off a check');
    const type = dialog(adaPage).getByRole('switch', { name: /Words about a person/ });
    await expect(type).not.toBeChecked();
    await expect(dialog(adaPage)).toContainText('both sides called it unfair');
    await accessible(adaPage, 'the types that the host can silence');
    await type.click();
    await expect(type).toBeChecked();
    await type.click();
    await expect(dialog(adaPage)).toContainText('turned off by the host');
    await type.click();
    await expect(type).toBeChecked();
    await close(adaPage);
  });

  await test.step('the host pauses the AI: both read so, and words go out', async () => {
    await ada.press('Ask to pause the AI');
    await ben.press('Agree');
    for (const { page } of [ada, ben]) await expect(page.getByText('AI paused by the host')).toBeVisible();
    await ben.say('You are an idiot, I say it again.');
    await expect(ada.line('You are an idiot, I say it again.')).toBeVisible();
    await accessible(adaPage, 'the AI paused');
    await ada.press('Resume AI');
    await expect(benPage.getByText('AI paused by the host')).toHaveCount(0);
  });

  await test.step('the ledger adds up as stored, row by row and in total', async () => {
    await ben.press('Yield');
    await expectStep([ada, ben], 'Cross-examination');
    await benPage.getByRole('button', { name: 'Moderation log' }).first().click();
    await dialog(benPage).getByText('Balance', { exact: true }).click();
    const rows = dialog(benPage).getByRole('row');
    const { ledger } = await storedRoom(roomId);
    const [attacks, all] = [
      await countsOf(rows.filter({ hasText: 'Words about a person' })),
      await countsOf(rows.filter({ hasText: 'All' })),
    ];
    const against = ledger.personAttack;
    expect(attacks).toEqual([
      0,
      0,
      0,
      against?.found.against,
      against?.acted.against,
      (against?.found.against ?? 0) - (against?.acted.against ?? 0),
    ]);
    // Two were held and one was left alone while the type was paused; those of the pause of the AI were not looked at.
    expect(attacks.slice(3)).toEqual([3, 2, 1]);
    const inAll = Object.values(ledger).reduce((sum, { found }) => sum + found.for + found.against, 0);
    expect((all[0] ?? 0) + (all[3] ?? 0)).toBe(inAll);
    for (const [found = 0, acted = 0, silent = 0] of [all.slice(0, 3), all.slice(3)])
      expect(acted + silent).toBe(found);
    await accessible(benPage, 'the balance of the moderator');
    await dialog(benPage).getByText('Log', { exact: true }).click();
    await expect(acts(benPage).filter({ hasText: 'Correction' })).toHaveCount(1);
  });
});

test('while the floor rests both sides read until when, and neither can send', async ({ people }) => {
  const { roomId } = await startDebateAs('ada', 'ben', LENGTHS);
  const { page: adaPage } = await people.open('ada', { at: `/app/room/${roomId}` });
  const { page: benPage } = await people.open('ben', { at: `/app/room/${roomId}` });
  const both = [roomOn(adaPage), roomOn(benPage)];
  await expectStep(both, 'Opening, For');
  await database()
    .doc(`rooms/${roomId}`)
    .update({ 'debate.floor.coolUntilMs': Date.now() + 600_000 });
  for (const room of both) {
    await expect(room.ask('Cooling off')).toContainText('A short break for both sides alike.');
    await room.composer.fill('Then I write ahead.');
    await expect(room.page.getByRole('button', { name: /^(Speak|Send to hold)/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await accessible(room.page, 'a floor that rests');
  }
});

test('a threat is hidden at once and the debate is paused until the host has looked and both sides go on', async ({
  people,
}) => {
  test.slow();
  const { roomId } = await startDebateAs('ada', 'ben', LENGTHS);
  await commandAs('ada', { type: 'yield', roomId });
  const { page: adaPage } = await people.open('ada', { at: `/app/room/${roomId}` });
  const { page: benPage } = await people.open('ben', { at: `/app/room/${roomId}` });
  const { page: cleoPage } = await people.open('cleo', { at: `/app/room/${roomId}` });
  const [ada, ben, cleo] = [roomOn(adaPage), roomOn(benPage), roomOn(cleoPage)];
  await expectStep([ada, ben], 'Opening, Against');

  await test.step('everybody reads that it is paused, and only the author and the host read the words', async () => {
    await ben.say(THREAT);
    for (const room of [ada, ben, cleo]) await expect(room.note(STOPPED)).toBeVisible();
    await expect(ben.note('it reads as a threat')).toBeVisible();
    await expect(cleo.line(THREAT)).toHaveCount(0);
    await accessible(benPage, 'a debate that the moderator stopped, to the author');
  });

  await test.step('the host is called, reads the words with the reason, and asks to go on without them', async () => {
    await ada.press('Look at it');
    const hidden = adaPage.getByRole('dialog', { name: 'What the moderator hid' });
    await expect(hidden).toContainText(THREAT);
    await accessible(adaPage, 'what the moderator hid');
    await hidden.getByRole('button', { name: 'Keep it hidden and ask to go on' }).click();
    await expect(hidden).toHaveCount(0);
    await ben.press('Agree and resume');
  });

  await test.step('the debate continues, and the words stay with their author', async () => {
    await ben.say(MENDED);
    for (const room of [ada, cleo]) await expect(room.line(MENDED)).toBeVisible();
    for (const room of [ada, cleo]) await expect(room.line(THREAT)).toHaveCount(0);
    const states = (await storedMessages(roomId)).map(({ text, state }) => [text, state]);
    expect(states).toEqual([
      [THREAT, 'hidden'],
      [MENDED, 'shown'],
    ]);
  });
});

test('a death threat stops a public room whose host has paused the AI', async ({ people }) => {
  test.slow();
  const { roomId } = await openRoomAs('ada', {
    visibility: 'public',
    lengths: { preparation: 0, ...LENGTHS },
  });
  await commandAs('ben', { type: 'takeSeat', roomId, seatId: 'against-1' });
  for (const person of ['ada', 'ben'] as const) await commandAs(person, { type: 'ready', roomId });
  await commandAs('ada', { type: 'yield', roomId });
  const { page: adaPage } = await people.open('ada', { at: `/app/room/${roomId}` });
  const { page: benPage } = await people.open('ben', { at: `/app/room/${roomId}` });
  const { page: cleoPage } = await people.open('cleo', { at: `/app/room/${roomId}` });
  const [ada, ben, cleo] = [roomOn(adaPage), roomOn(benPage), roomOn(cleoPage)];
  const all = [ada, ben, cleo];
  await expectStep([ada, ben], 'Opening, Against');
  await ada.press('Ask to pause the AI');
  await ben.press('Agree');
  for (const { page } of all) await expect(page.getByText('AI paused by the host')).toBeVisible();

  await test.step('everybody reads that the room is paused and why, and its author reads the reasons', async () => {
    await ben.say(DEATH_THREAT);
    for (const room of all) await expect(room.note(STOPPED)).toBeVisible();
    expect((await storedRoom(roomId)).debate).toMatchObject({ phase: 'paused', reason: 'moderator' });
    const own = ben.note('it reads as a threat');
    await own.getByRole('button', { name: 'Why?' }).click();
    await expect(own.locator('dl')).toContainText('The host has paused the AI, but this is always stopped.');
    await accessible(cleoPage, 'a room that the moderator stopped although the AI is paused');
  });

  await test.step('nobody else is shown the words, not after a reload either', async () => {
    expect((await storedMessages(roomId)).map(({ text, state }) => [text, state])).toEqual([
      [DEATH_THREAT, 'hidden'],
    ]);
    await cleoPage.reload();
    await expect(cleo.note(STOPPED)).toBeVisible();
    for (const room of [ada, cleo]) await expect(room.page.getByText(DEATH_THREAT)).toHaveCount(0);
    await expect(ben.line(DEATH_THREAT)).toBeVisible();
  });
});
