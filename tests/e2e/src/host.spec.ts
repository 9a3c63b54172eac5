import { expectAccessibleIn, LOOKS } from './support/axe.ts';
import { keepOpen, lapseSoon } from './support/crowd.ts';
import {
  commandAs,
  database,
  openRoomAs,
  refusalTo,
  startDebateAs,
  storedRoom,
  uidOf,
  withClaim,
} from './support/server.ts';
import { expectStep, roomOn } from './support/room.ts';
import { expect, test } from './support/test.ts';

const WORDS = 'A town that sells ties has no time for anything else.';
const TWO_LOOKS = [LOOKS[1], LOOKS[0]];

/** A debate of Ada and Ben that Emil hosts without a part in it; Ada has spoken. */
async function hostedByEmil(): Promise<string> {
  const motion = 'This house would let every town sell its own ties';
  const { roomId } = await openRoomAs('emil', { motion, lengths: { preparation: 0 } });
  await commandAs('emil', { type: 'leave', roomId });
  await commandAs('ada', { type: 'takeSeat', roomId, seatId: 'for-1' });
  await commandAs('ben', { type: 'takeSeat', roomId, seatId: 'against-1' });
  for (const person of ['ada', 'ben'] as const) await commandAs(person, { type: 'ready', roomId });
  await commandAs('ada', { type: 'speak', roomId, text: WORDS });
  return roomId;
}

test('a host hides words with a reason, their author appeals, and the host shows them again', async ({
  people,
}) => {
  test.slow();
  const db = database();
  await db.recursiveDelete(db.collection(`people/${uidOf('ada')}/notices`));
  const roomId = await hostedByEmil();
  const [emil, ada, ben] = [await people.open('emil'), await people.open('ada'), await people.open('ben')];

  await test.step('the host hides them, under a rule and with a reason', async () => {
    const { page } = emil;
    await page.goto(`/app/room/${roomId}`);
    await page.getByRole('button', { name: 'More actions for what Ada Marsh said' }).click();
    await page.getByRole('menuitem', { name: 'Hide from everyone' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hide these words from everyone?' });
    await dialog.getByRole('textbox', { name: 'Your reason' }).fill('I will find you and kill you.');
    await dialog.getByRole('button', { name: 'Hide', exact: true }).click();
    await expect(page.getByText(/Take the threat out/)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Your reason' }).fill('You mock the town.');
    await expectAccessibleIn(TWO_LOOKS, page, 'a host hides words');
    await dialog.getByRole('button', { name: 'Hide', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Show again' })).toBeVisible();
    await expect(page.getByText(WORDS)).toBeVisible();
  });

  await test.step('nobody else reads them any more', async () => {
    await ben.page.goto(`/app/room/${roomId}`);
    await expect(ben.page.getByText('The host has hidden this message.').first()).toBeVisible();
    await expect(ben.page.getByText(WORDS)).toHaveCount(0);
  });

  await test.step('but their author, who learns why and appeals', async () => {
    const { page } = ada;
    await page.goto(`/app/room/${roomId}`);
    await expect(page.getByText(WORDS)).toBeVisible();
    await page.getByRole('link', { name: 'Why, and how to appeal' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Message hidden' })).toBeVisible();
    await expect(page.getByText(/The host of a debate decided/)).toBeVisible();
    await expect(page.getByText('You mock the town.')).toBeVisible();
    await expectAccessibleIn(TWO_LOOKS, page, 'a decision of a host');
    const box = page.getByRole('textbox', { name: 'Why should it be looked at again?' });
    await box.fill('It is about a shop.');
    await page.getByRole('button', { name: 'Appeal' }).click();
    await expect(page.getByText(/Waiting for a moderator who had no part/)).toBeVisible();
  });

  await test.step('the host shows them again, which grants the appeal', async () => {
    await emil.page.getByRole('button', { name: 'Show again' }).click();
    await expect(ben.page.getByText(WORDS).first()).toBeVisible();
    await expect(ada.page.getByText('The host has shown your words again.').first()).toBeVisible();
  });
  await commandAs('emil', { type: 'end', roomId });
});

test('a host calls the house, which sees the call in its queue', async ({ people }) => {
  const db = database();
  for (const name of ['cases', 'receipts']) await db.recursiveDelete(db.collection(name));
  const roomId = await hostedByEmil();
  const { page } = await people.open('emil', { at: `/app/room/${roomId}` });
  await page.getByRole('button', { name: 'More actions for what Ada Marsh said' }).click();
  await page.getByRole('menuitem', { name: 'Call the house' }).click();
  await expectAccessibleIn(TWO_LOOKS, page, 'a host calls the house');
  await page.getByRole('textbox', { name: 'What happened' }).fill('She has said so to three people.');
  await page.getByRole('button', { name: 'Call the house' }).click();
  await expect(page.getByText(/^R-[A-Z2-9]{10}$/)).toBeVisible();

  await people.open('cleo');
  await withClaim('cleo', 'moderator', async () => {
    const cleo = await people.open('cleo', { at: '/app/moderation' });
    const one = cleo.page.getByRole('listitem', { name: 'Message' });
    await expect(one.getByText('Called by the host')).toBeVisible();
    await expect(one.getByText(WORDS)).toBeVisible();
  });
  await commandAs('emil', { type: 'end', roomId });
});

test('a host on a bench asks for the next step: no, silence and yes; then the chair goes to a watcher', async ({
  people,
}) => {
  test.slow();
  const { roomId } = await startDebateAs('emil', 'fay', { 'opening-for': 1_200 });
  const emil = roomOn((await people.open('emil', { at: `/app/room/${roomId}` })).page);
  const fay = roomOn((await people.open('fay', { at: `/app/room/${roomId}` })).page);
  const both = [emil, fay];
  const nextStep = 'Ask for the next step';
  await expectStep(both, 'Opening, For');

  await test.step('a no leaves everything as it is, and both read it', async () => {
    await emil.press(nextStep);
    await expect(emil.ask('Next step')).toContainText('Against decides; silence means no.');
    await expect(fay.ask('Next step')).toContainText('has asked to go on to the next step. Do you agree?');
    await keepOpen(roomId, 'asked.lapsesAtMs');
    await expectAccessibleIn(TWO_LOOKS, fay.page, 'a question of the host');
    await fay.ask('Next step').getByRole('button', { name: 'No' }).click();
    for (const room of both) await expect(room.ask('Next step')).toContainText('said no. Nothing changes.');
    await expectStep(both, 'Opening, For');
  });

  await test.step('silence is a no: after twenty seconds a yes comes too late', async () => {
    await emil.press(nextStep);
    await expect(fay.ask('Next step').getByRole('button', { name: 'Agree' })).toBeVisible();
    const { asked, atMs } = (await storedRoom(roomId)).debate;
    expect((asked?.lapsesAtMs ?? 0) - atMs).toBe(20_000);
    await lapseSoon(roomId);
    await expect(emil.ask('Next step')).toContainText('Against didn’t answer in time.');
    expect(await refusalTo('fay', { type: 'agree', roomId, stepSeq: asked?.seq ?? 0 })).toContain(
      'There’s nothing to answer',
    );
    await expectStep(both, 'Opening, For');
    // The next question has buttons of its own.
    await expect(fay.ask('Next step').getByRole('button', { name: 'Agree' })).toHaveCount(0);
  });

  await test.step('a yes ends the step at once', async () => {
    await emil.press(nextStep);
    await fay.ask('Next step').getByRole('button', { name: 'Agree' }).click();
    await expectStep(both, 'Opening, Against');
  });

  await test.step('a watcher who takes the chair needs nobody’s agreement', async () => {
    await commandAs('dara', { type: 'enter', roomId });
    await commandAs('emil', { type: 'handOver', roomId, uid: uidOf('dara') });
    await keepOpen(roomId, 'asked.lapsesAtMs');
    const dara = roomOn((await people.open('dara', { at: `/app/room/${roomId}` })).page);
    await dara.ask('Chair').getByRole('button', { name: 'Take the chair' }).click();
    await dara.press('Next step');
    await expectStep(both, 'Cross-examination');
    await expect(emil.page.getByRole('toolbar', { name: 'Host' })).toHaveCount(0);
    await commandAs('dara', { type: 'end', roomId });
  });
});
