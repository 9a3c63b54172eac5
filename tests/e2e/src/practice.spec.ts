import { messagesPath, OPPONENT_UID } from '@rostrum/domain';
import { expectAccessible } from './support/axe.ts';
import { expectStep, roomOn, STEP_ENDS_WITHIN } from './support/room.ts';
import { commandAs, database, storedMessages, storedRoom } from './support/server.ts';
import { expect, test } from './support/test.ts';

const MOTION = 'This house would pay for night trains across Europe';
const WITHOUT_CASE = 'This house would paint the night trains of Europe blue';

test('a person practises from Learning against the AI opponent, to the end of the debate', async ({
  people,
}) => {
  test.slow();
  const { page } = await people.open('fay');
  const room = roomOn(page);

  await test.step('the form offers formats for two, and explains the level', async () => {
    await page.goto('/app/learning');
    await page.getByRole('link', { name: 'Practise debating' }).click();
    await expect(page.getByRole('combobox', { name: 'Debate with' })).toHaveText(/AI opponent, fair/);
    await expect(page.getByText('Practice is private')).toBeVisible();
    await page.getByRole('combobox', { name: 'Format' }).last().click();
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
      /Quick clash/,
      /Lincoln–Douglas/,
      /Open floor/,
    ]);
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Motion' }).fill(WITHOUT_CASE);
    await expect(page.getByText(/It has none for this motion/)).toBeVisible();
    await page.getByRole('button', { name: `Practise this: ${MOTION}` }).click();
    await expect(page.getByText('The AI opponent has a case for both sides of this motion.')).toBeVisible();
    await page.getByRole('radio', { name: 'For', exact: true }).press('Space');
    await page.getByRole('button', { name: 'Open the room' }).click();
  });

  await test.step('the opponent is ready, marked, and names the source of its arguments', async () => {
    await expect(page.getByRole('heading', { level: 1, name: MOTION })).toBeVisible();
    await expect(page.getByText(/your opponent is a program/).first()).toContainText(
      'our case file on this motion',
    );
    await expect(page.getByText('AI', { exact: true }).first()).toBeVisible();
    await expectAccessible(page, 'practice before it begins');
    await room.press('I’m ready');
    await room.press('Start now');
    await expectStep([room], 'Opening, For');
  });

  await test.step('it speaks by the same rules, and answers questions', async () => {
    await room.say(
      'Nobody sits in a train from Rome to Amsterdam all day. Asleep you lose no time, and a flight less takes off.',
    );
    await room.press('Yield');
    await expect(
      room.line('I speak against the motion that this house would pay for night trains'),
    ).toContainText('AI', {
      // Its first words wait for a model that a cold instance loads.
      timeout: 40_000,
    });
    await expect(room.floor.getByText('worded by the embedded engine').first()).toBeVisible();
    await pretendThatAModelFailed(roomIdOf(page.url()));
    await expect(
      room.floor.getByText('worded by the embedded engine, because the language model failed').first(),
    ).toBeVisible();
    // It yields the floor by itself once it has finished.
    await expectStep([room], 'Cross-examination', STEP_ENDS_WITHIN);
    await room.say('Why do the sleepers lose money on almost every line?');
    await expect(room.line('Why do the sleepers lose money on almost every line').last()).toContainText(
      'AI opponent',
      {
        timeout: 20_000,
      },
    );
    await expectAccessible(page, 'practice under way');
  });

  await test.step('at the end the record names it, and it counts for nobody', async () => {
    const roomId = roomIdOf(page.url());
    await commandAs('fay', { type: 'nextStep', roomId });
    await expectStep([room], 'Rebuttal, For', STEP_ENDS_WITHIN);
    await room.press('Yield');
    await expectStep([room], 'Rebuttal, Against', STEP_ENDS_WITHIN);
    await expect.poll(async () => (await storedRoom(roomId)).status, STEP_ENDS_WITHIN).toBe('finished');
    const messages = await storedMessages(roomId);
    expect(messages.at(-1)?.stepIndex).toBe(4);
    const said = messages.filter(({ authorId }) => authorId === OPPONENT_UID);
    expect(said.length).toBeGreaterThanOrEqual(3);
    expect(said.every(({ state }) => state === 'shown')).toBe(true);
    expect(said.map(({ text }) => text).join(' ')).toContain(
      'A full sleeper carries about as many people as two small jets',
    );
  });
});

/** Stores what the server stores if a model fails: this stack has none. */
async function pretendThatAModelFailed(roomId: string): Promise<void> {
  const said = await database()
    .collection(messagesPath(roomId))
    .where('authorId', '==', OPPONENT_UID)
    .limit(1)
    .get();
  await said.docs[0]?.ref.update({ writtenBy: 'embeddedInstead' });
}

function roomIdOf(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? '';
}
