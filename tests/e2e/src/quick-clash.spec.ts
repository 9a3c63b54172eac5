import type { Page } from '@playwright/test';
import { signInByForm } from './support/people.ts';
import { expectStep, roomOn, typeCode } from './support/room.ts';
import { commandAs, openRoomAs, storedRoom } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { downloadTranscript } from './support/transcript.ts';

const MOTION = 'This house would replace school grades with written reports';
const AHEAD = 'A number says at least how far a child has come.';
const ATTACK = 'Grades are fair, and you are an idiot.';
const MENDED = 'Grades are fair, and they are quick to read.';

test('two people who sign in through Clerk’s form play a whole Quick clash to its end', async ({
  people,
}) => {
  test.slow();
  const { page: adaPage } = await people.visitor();
  const { page: benPage } = await people.visitor();
  for (const [page, person] of [
    [adaPage, 'ada'],
    [benPage, 'ben'],
  ] as const) {
    await page.goto('/sign-in');
    await signInByForm(page, person);
    await expect(page).toHaveURL(/\/app\/dashboard$/);
  }
  const [ada, ben] = [roomOn(adaPage), roomOn(benPage)];
  const both = [ada, ben];

  await test.step('Ada opens a room on a typed motion; Ben joins with its code', async () => {
    const code = await openRoom(adaPage);
    await benPage.getByRole('link', { name: 'Room', exact: true }).click();
    await typeCode(benPage, code);
    await expect(benPage.getByRole('heading', { level: 1, name: MOTION })).toBeVisible();
    await ben.press('Take the seat');
  });

  await test.step('both are ready, and both start before the preparation is over', async () => {
    for (const room of both) await room.press('I’m ready');
    for (const { page } of both)
      await expect(page.getByRole('heading', { name: 'Preparation' })).toBeVisible();
    for (const room of both) await room.press('Start now');
    await expectStep(both, 'Opening, For');
    await expect(ben.note('I am an AI. I take no side.')).toContainText(MOTION);
  });

  await test.step('a message appears on the other side', async () => {
    await ada.say('A report tells a child what to do next. A number does not.');
    await expect(ben.line('A report tells a child what to do next.')).toContainText('Ada Marsh');
    await expect(ada.line('A report tells a child what to do next.')).toContainText('You');
  });

  await test.step('words written ahead stay with their author, who learns why they cannot go out yet', async () => {
    await ben.composer.fill(AHEAD);
    await ben.composer.press('Control+Enter');
    await expect(benPage.locator('.composer-why')).toContainText('only you see it');
    await expect(ben.composer).toHaveValue(AHEAD);
  });

  await test.step('a yield hands the floor over', async () => {
    await ada.press('Yield');
    await expectStep(both, 'Opening, Against');
    await expect(ada.note('Ben Okafor has the floor')).toBeVisible();
    await expect(ben.composer).toHaveValue(AHEAD);
    await benPage.getByRole('button', { name: 'Speak' }).click();
    await expect(ada.line(AHEAD)).toContainText('Ben Okafor');
  });

  await test.step('an attack on a person is hinted at, held with its words marked, and explained', async () => {
    await ben.composer.fill(ATTACK);
    await expect(
      benPage.getByText('If you send it like this, it’ll be held until you edit it.'),
    ).toBeVisible();
    await ben.say(ATTACK);
    await expect(ben.line(ATTACK)).toContainText('held, only you see this');
    await expect(ben.line(ATTACK).locator('.span, mark')).toHaveText('you are an idiot');
    await ben.note('One phrase speaks about a person').getByRole('button', { name: 'Why?' }).click();
    const reasons = ben.note('One phrase speaks about a person').locator('dl');
    for (const reason of ['Rule', 'attack on a person', 'aimed at a person', 'Confidence'])
      await expect(reasons).toContainText(reason);
  });

  await test.step('edited, it goes out in its place', async () => {
    await ben.press('Edit and resend');
    await expect(ben.composer).toHaveValue(ATTACK);
    await ben.say(MENDED);
    await expect(ada.line(MENDED)).toContainText('Ben Okafor');
    await expect(ben.line(ATTACK)).toHaveCount(0);
    await ben.press('Yield');
  });

  await test.step('in the cross-examination questions and answers go to and fro', async () => {
    await expectStep(both, 'Cross-examination');
    await ada.say('Who reads a number twice?');
    await expect(ben.line('Who reads a number twice?')).toContainText('question');
    await ben.say('Every parent does.');
    await expect(ada.line('Every parent does.')).toContainText('answer');
    await ben.say('And who writes thirty reports?');
    await expect(ada.line('And who writes thirty reports?')).toContainText('question');
    await ada.say('The same teachers, once a term.');
    await expect(ben.line('The same teachers, once a term.')).toContainText('answer');
    for (const room of both) await room.press('Yield');
  });

  await test.step('both rebut, and the debate is over', async () => {
    await expectStep(both, 'Rebuttal, For');
    await ada.say('Nothing was said about what a child does next.');
    await expect(ben.line('Nothing was said about what a child does next.')).toBeVisible();
    await ada.press('Yield');
    await expectStep(both, 'Rebuttal, Against');
    await ben.say('And nothing about who pays for it.');
    await expect(ada.line('And nothing about who pays for it.')).toBeVisible();
    await ben.press('Yield');
    for (const { page } of both)
      await expect(page.getByRole('heading', { name: 'The debate is over' })).toBeVisible();
  });

  await test.step('the other side never saw the held words, and the ledger counts them', async () => {
    await expect(adaPage.getByText('idiot')).toHaveCount(0);
    const ledger = adaPage
      .getByRole('log')
      .locator('..')
      .getByRole('table')
      .filter({ hasText: 'Acted on / found' });
    await expect(ledger.getByRole('row', { name: 'Words about a person' })).toContainText('1 of 1');
  });

  await test.step('the transcript holds both sides’ words and nothing that was held', async () => {
    const transcript = await downloadTranscript(benPage);
    expect(transcript.name).toMatch(/^\d{4}-\d\d-\d\d-this-house-would-replace-school-grades.*\.md$/);
    expect(transcript.text).toContain(`# ${MOTION}`);
    for (const said of [
      'A report tells a child what to do next',
      MENDED,
      'Who reads a number twice',
      'Ended after its last step',
    ])
      expect(transcript.text).toContain(said);
    expect(transcript.text).not.toContain('idiot');
  });
});

test('the link of an unlisted debate admits a person, who may take the free seat', async ({ people }) => {
  const { roomId } = await openRoomAs('ada');
  const { page } = await people.open('cleo', { at: `/app/room/${roomId}` });
  await roomOn(page).press('Take the seat');
  await expect(page.getByRole('heading', { name: 'Are you ready?' })).toBeVisible();
});

test('a private debate opens with its code and not with its link alone', async ({ people }) => {
  const { roomId, code } = await openRoomAs('ada', { visibility: 'private' });
  const { page } = await people.open('dara', { at: `/app/room/${roomId}` });
  await expect(page.getByRole('heading', { name: 'This debate is private or doesn’t exist' })).toBeVisible();
  await typeCode(page, code);
  await expect(page.getByRole('button', { name: 'Take the seat' })).toBeVisible();
});

test('the link of a private debate says who invites to what, and leads in after the sign-in', async ({
  people,
}) => {
  const motion = 'This house would keep the last night train';
  const { code } = await openRoomAs('ada', { visibility: 'private', side: 'for', motion });
  const { page } = await people.visitor();
  await page.goto(`/app/room?join=${code}`);
  const card = page.getByRole('region', { name: 'Your invitation' });
  await expect(card).toContainText('Ada Marsh invites you to debate');
  await expect(card).toContainText(motion);
  await expect(card).toContainText('Quick clash. You’d speak Against.');
  await signInByForm(page, 'cleo');
  await expect(page.getByRole('heading', { level: 1, name: motion })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take the seat' })).toBeVisible();
});

test('two people who look for an opponent meet within seconds, and again with the sides swapped', async ({
  people,
}) => {
  const { page: adaPage } = await people.open('ada', { at: '/app/room?find' });
  const { page: benPage } = await people.open('ben', { at: '/app/room?find' });
  const pages = [adaPage, benPage];

  const roomId = await test.step('the second who looks leads both into one room', async () => {
    await adaPage.getByRole('button', { name: 'Look for an opponent' }).click();
    await expect(adaPage.getByRole('heading', { name: 'Looking for an opponent' })).toBeVisible();
    const fromMs = Date.now();
    await benPage.getByRole('button', { name: 'Look for an opponent' }).click();
    for (const page of pages)
      await expect(page.getByRole('heading', { name: 'Are you ready?' })).toBeVisible();
    test.info().annotations.push({ type: 'met in', description: `${Date.now() - fromMs} ms` });
    expect(adaPage.url()).toBe(benPage.url());
    return new URL(adaPage.url()).pathname.split('/').at(-1) ?? '';
  });

  await test.step('they debate, and agree to end', async () => {
    for (const person of ['ada', 'ben'] as const) await commandAs(person, { type: 'ready', roomId });
    for (const person of ['ada', 'ben'] as const) await commandAs(person, { type: 'ready', roomId });
    await commandAs('ada', { type: 'proposeEnd', roomId });
    await commandAs('ben', { type: 'agree', roomId });
    await expect(benPage.getByRole('heading', { name: 'Both sides ended the debate' })).toBeVisible();
  });

  await test.step('a rematch takes one tap on either side, and swaps the sides', async () => {
    await adaPage.getByRole('button', { name: 'Rematch' }).click();
    await expect(benPage.getByRole('heading', { name: 'Ada Marsh asks for a rematch' })).toBeVisible();
    await benPage.getByRole('button', { name: 'Yes, open the room' }).click();
    for (const page of pages)
      await expect(page.getByRole('heading', { name: 'Are you ready?' })).toBeVisible();
    expect(adaPage.url()).toBe(benPage.url());
    const nextId = new URL(adaPage.url()).pathname.split('/').at(-1) ?? '';
    const [before, after] = [await storedRoom(roomId), await storedRoom(nextId)];
    expect(after.motion).toBe(before.motion);
    expect(after.debate.seats['for-1']).toBe(before.debate.seats['against-1']);
    expect(after.debate.seats['against-1']).toBe(before.debate.seats['for-1']);
  });
});

/** Fills the form of the lobby; returns the code for the guest. */
async function openRoom(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Room', exact: true }).click();
  await page.getByRole('textbox', { name: 'Motion' }).fill(MOTION);
  await page.getByRole('radiogroup', { name: 'Your side' }).getByText('For', { exact: true }).click();
  await page.getByRole('button', { name: 'Open the room' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for one more debater' })).toBeVisible();
  return page.getByRole('textbox', { name: 'Code' }).inputValue();
}
