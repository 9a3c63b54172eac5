import type { Page } from '@playwright/test';
import { apartPath, type Apart } from '@rostrum/domain';
import { expectAccessibleIn, LOOKS } from './support/axe.ts';
import { database, openRoomAs, uidOf, withClaim, withPasswordAlone } from './support/server.ts';
import type { DemoPerson } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Removes the traces of earlier tests and runs between these people. */
async function asStrangers(): Promise<void> {
  for (const name of ['follows', 'blocks', 'apart', 'invitations', 'reports', 'cases', 'decisions']) {
    const { docs } = await database().collection(name).get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  }
  for (const person of ['emil', 'fay'] as const) {
    const { docs } = await database()
      .collection(`people/${uidOf(person)}/notices`)
      .get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  }
}
test.beforeEach(asStrangers);

const panel = (page: Page, name: string) => page.getByRole('complementary', { name });

async function openProfile(page: Page, words: string, name: string): Promise<void> {
  await page.goto('/app/people');
  await page.getByRole('searchbox', { name: 'Search people' }).fill(words);
  // Until then the list moves under the pointer.
  await expect(page.getByText('1 person', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await expect(panel(page, name)).toBeVisible();
}

async function challenge(page: Page, motion: string): Promise<void> {
  await page.getByRole('button', { name: 'Challenge' }).click();
  await page.getByRole('textbox', { name: 'Motion' }).fill(motion);
  await page.getByRole('button', { name: 'Send challenge' }).click();
  await expect(page).toHaveURL(/\/app\/room\/[\w-]+$/);
}

/** Set directly as the server stores it; the button has its own test. */
async function blockAs(by: DemoPerson, other: DemoPerson): Promise<void> {
  const uids = [uidOf(by), uidOf(other)];
  await database()
    .doc(apartPath(uidOf(by), uidOf(other)))
    .set({ uids, atMs: Date.now() } satisfies Apart);
}

test('two people find each other, one follows and challenges, the other accepts', async ({ people }) => {
  test.setTimeout(360_000);
  const emil = await people.open('emil');
  const fay = await people.open('fay');
  await openProfile(emil.page, 'whit', 'Fay Whitlock');
  await expect(panel(emil.page, 'Fay Whitlock').getByText(/online now/)).toBeVisible();
  await emil.page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(emil.page.getByRole('button', { name: 'Following' }).last()).toBeVisible();
  await expect(fay.page.getByText('Emil Sørensen now follows you.')).toBeVisible();
  await expectAccessibleIn(LOOKS, emil.page, 'a profile');

  const motion = 'This house would plant a tree for every car';
  await emil.page.setViewportSize({ width: 1440, height: 900 });
  await challenge(emil.page, motion);
  const invitations = fay.page.getByRole('region', { name: 'Invitations' });
  await expect(invitations.getByText(motion)).toBeVisible();
  await expect(invitations.getByText(/ends in 2[34] h/)).toBeVisible();
  await expect(fay.page.getByRole('button', { name: 'Notices, 2 new' })).toBeVisible();
  await expectAccessibleIn(LOOKS.slice(0, 2), fay.page, 'the dashboard with an invitation');
  await fay.page.getByRole('button', { name: 'Notices, 2 new' }).click();
  await expectAccessibleIn(LOOKS.slice(0, 2), fay.page, 'the notices');
  await fay.page.keyboard.press('Escape');
  await expect(fay.page.getByRole('button', { name: 'Notices', exact: true })).toBeVisible();

  await invitations.getByRole('button', { name: `Accept: ${motion}` }).click();
  await expect(fay.page).toHaveURL(emil.page.url());
  await expect(emil.page.getByText(/Fay Whitlock accepted your invitation/)).toBeVisible();
});

test('a challenge is declined, another expires, and its sender is notified', async ({ people }) => {
  const emil = await people.open('emil');
  const fay = await people.open('fay');
  await openProfile(emil.page, 'fay', 'Fay Whitlock');
  const motion = 'This house would close the old bridge';
  await challenge(emil.page, motion);
  await fay.page.getByRole('button', { name: `Decline: ${motion}` }).click();
  await expect(emil.page.getByText(/Fay Whitlock declined your invitation/)).toBeVisible();
  await expect(fay.page.getByRole('region', { name: 'Invitations' })).toHaveCount(0);

  await emil.page.goto(`/app/people?person=${uidOf('fay')}`);
  const second = 'This house would open it again';
  await challenge(emil.page, second);
  await expect(fay.page.getByRole('button', { name: `Accept: ${second}` })).toBeVisible();
  const sent = await database().collection('invitations').where('motion', '==', second).get();
  await Promise.all(sent.docs.map(({ ref }) => ref.update({ expiresAtMs: Date.now() - 60_000 })));
  const missed = fay.page.getByRole('region', { name: 'Invitations' });
  await expect(missed.getByText('Emil Sørensen’s invitation has expired')).toBeVisible();
  await expect(missed.getByRole('button')).toHaveCount(0);
  await emil.page.goto('/app/dashboard');
  await expect(emil.page.getByText('Fay Whitlock didn’t answer in time')).toBeVisible();
});

test('a block hides each from the other until it is removed', async ({ people }) => {
  const emil = await people.open('emil');
  const fay = await people.open('fay');
  await openProfile(emil.page, 'fay', 'Fay Whitlock');
  await emil.page.getByRole('button', { name: 'More: block, report' }).click();
  await emil.page.getByRole('menuitem', { name: 'Block' }).click();
  await emil.page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(emil.page).toHaveURL(/\/app\/people$/);
  await expect(emil.page.getByRole('link', { name: /^Fay Whitlock/ })).toHaveCount(0);

  await fay.page.goto('/app/people');
  await fay.page.getByRole('searchbox', { name: 'Search people' }).fill('emil');
  await expect(fay.page.getByText('No one was found')).toBeVisible();
  await fay.page.goto(`/app/people?person=${uidOf('emil')}`);
  await expect(fay.page.getByText('There is no profile to see here')).toBeVisible();

  await emil.page.getByRole('button', { name: 'Blocked (1)' }).click();
  await expectAccessibleIn(LOOKS.slice(0, 2), emil.page, 'the people one blocked');
  await emil.page.getByRole('button', { name: 'Unblock Fay Whitlock' }).click();
  await fay.page.goto(`/app/people?person=${uidOf('emil')}`);
  await expect(panel(fay.page, 'Emil Sørensen')).toBeVisible();
});

test('a block in a shared room hides each one’s backchannel from the other', async ({ people }) => {
  const { roomId } = await openRoomAs('dara');
  const emil = await people.open('emil');
  const fay = await people.open('fay');
  const box = (page: Page) => page.getByRole('textbox', { name: 'Write to everyone in the room' });
  const lines = (page: Page) => page.getByRole('log', { name: 'Audience chat' });
  for (const { page } of [emil, fay]) await page.goto(`/app/room/${roomId}`);
  for (const [{ page }, text] of [
    [emil, 'Emil was here'],
    [fay, 'Fay was here'],
  ] as const) {
    await box(page).fill(text);
    await page.keyboard.press('Enter');
  }
  await expect(lines(emil.page).getByText('Fay was here')).toBeVisible();
  await expect(lines(fay.page).getByText('Emil was here')).toBeVisible();
  await blockAs('emil', 'fay');
  await expect(lines(emil.page).getByText('Fay was here')).toHaveCount(0);
  await expect(lines(fay.page).getByText('Emil was here')).toHaveCount(0);
  await expect(lines(fay.page).getByText('Fay was here')).toBeVisible();
});

test('a photo is cropped, made small and shown to others', async ({ people }) => {
  const emil = await people.open('emil');
  await database()
    .doc(`people/${uidOf('emil')}/private/welcome`)
    .set({ done: ['name'], rulesAcceptedAtMs: 1 });
  await emil.page.goto('/onboarding');
  await expect(emil.page.getByRole('heading', { name: 'A face to the name' })).toBeVisible();
  const choose = (file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
    emil.page.locator('input[type="file"]').setInputFiles(file);
  await choose({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(emil.page.getByText(/That file isn’t a photo/)).toBeVisible();

  await choose({ name: 'me.png', mimeType: 'image/png', buffer: await emil.page.screenshot() });
  await expect(emil.page.getByRole('img', { name: 'Your photo as others will see it' })).toBeVisible();
  await expectAccessibleIn(LOOKS.slice(0, 2), emil.page, 'the crop of a photo');
  await emil.page.getByRole('slider', { name: 'Zoom' }).fill('2');
  await emil.page.getByRole('button', { name: 'Use this photo' }).click();
  await expect(emil.page.getByRole('heading', { name: 'What do you like to argue about?' })).toBeVisible();

  const fay = await people.open('fay', { at: `/app/people?person=${uidOf('emil')}` });
  const photo = panel(fay.page, 'Emil Sørensen').locator('.avatar img');
  await expect(photo).toHaveAttribute('src', /avatars%2Fuser_emil%2F/);
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a report is decided by a member of the house, and its sender reads the note', async ({ people }) => {
  const emil = await people.open('emil', { at: '/app/moderation' });
  await expect(emil.page.getByRole('heading', { level: 1, name: 'No one sits here' })).toBeVisible();
  await openProfile(emil.page, 'fay', 'Fay Whitlock');
  await emil.page.getByRole('button', { name: 'More: block, report' }).click();
  await emil.page.getByRole('menuitem', { name: 'Report to the house' }).click();
  await expectAccessibleIn(LOOKS.slice(0, 2), emil.page, 'a report');
  await emil.page.getByRole('textbox', { name: 'What happened' }).fill('Sells ties in every debate.');
  await emil.page.getByRole('button', { name: 'Send the report' }).click();
  await emil.page.getByRole('button', { name: 'Done' }).click();

  await people.open('cleo');
  await withPasswordAlone('cleo', async () => {
    const { page } = await people.open('cleo', { at: '/app/moderation' });
    await expect(
      page.getByRole('heading', { level: 1, name: 'Sign in with your second factor' }),
    ).toBeVisible();
    await expectAccessibleIn(LOOKS.slice(0, 2), page, 'the house without a second factor');
  });
  await withClaim('cleo', 'moderator', async () => {
    const { page } = await people.open('cleo');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('> house');
    await expect(page.getByRole('option', { name: /^House/ })).toBeVisible();
    await page.keyboard.press('Enter');
    const one = page.getByRole('listitem', { name: 'Profile' });
    await one.getByRole('button', { name: 'Review and decide' }).click();
    await expect(one.getByText('Sells ties in every debate.')).toBeVisible();
    await one.getByRole('checkbox', { name: /^Warn/ }).check();
    await one.getByRole('textbox', { name: 'Reason' }).fill('Please sell no ties here.');
    await one.getByRole('button', { name: 'Decide', exact: true }).click();
    await expect(one).toHaveCount(0);
    await emil.page.getByRole('button', { name: /^Notices, \d+ new$/ }).click();
    await emil.page.getByRole('link', { name: /We’ve reviewed your report/ }).click();
    await expect(emil.page.getByText('Please sell no ties here.')).toBeVisible();
    const fay = await people.open('fay');
    await fay.page.getByRole('button', { name: /^Notices, \d+ new$/ }).click();
    await fay.page
      .getByRole('link', { name: /The house has made a decision about something of yours/ })
      .click();
    await expect(fay.page.getByRole('heading', { level: 1, name: 'Warned' })).toBeVisible();
  });
});
