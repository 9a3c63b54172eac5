import type { Page } from '@playwright/test';
import { expectAccessibleIn, LOOKS } from './support/axe.ts';
import { database, uidOf, withClaim } from './support/server.ts';
import { expect, test } from './support/test.ts';

/** It speaks of a group, and the reader of motions neither clears it nor takes it for an attack. */
const MOTION = 'This house would move Roma families out of the camps at the edge of town';
const REASON = 'It is about housing, and attacks nobody.';
const COMMUNITY = '/app/topics/community';

const TWO_LOOKS = [LOOKS[1], LOOKS[0]];
const accessible = (page: Page, state: string) => expectAccessibleIn(TWO_LOOKS, page, state);

/** Removes the remains of earlier runs: a topic that is published would clear its motion. */
test.beforeEach(async () => {
  const db = database();
  const earlier = await db.collection('topics').where('motion', '==', MOTION).get();
  for (const { id, ref } of earlier.docs) {
    await ref.update({ status: 'withdrawn' });
    const noted = await db.collection('topicMotions').where('topicId', '==', id).get();
    for (const one of noted.docs) await one.ref.delete();
  }
  const cases = await db.collection('cases').where('subject.kind', '==', 'waitingTopic').get();
  for (const { ref } of cases.docs) await ref.delete();
  await db.recursiveDelete(db.collection(`people/${uidOf('ada')}/notices`));
});

async function showNew(page: Page): Promise<void> {
  await page.goto(COMMUNITY);
  await page.getByRole('searchbox', { name: 'Search motions' }).fill('Roma camps');
}

test('a motion that nobody has cleared waits for the house, which publishes it', async ({ people }) => {
  test.slow();
  const { page: ada } = await people.open('ada');
  const { page: ben } = await people.open('ben');

  await test.step('Ada proposes it, and is told that it waits and why', async () => {
    await ada.goto('/app/topics/generate');
    await ada.getByRole('button', { name: 'Write my own motion' }).click();
    await ada.getByLabel('Motion', { exact: true }).fill(MOTION);
    await ada.getByRole('button', { name: `Publish: ${MOTION}` }).click();
    await expect(
      ada.getByText('It’s waiting for a house moderator. Until then only you can see it.'),
    ).toBeVisible();
    await expect(ada.getByText(/I can’t tell whether this motion attacks people/)).toBeVisible();
    await accessible(ada, 'a motion that waits');
  });

  await test.step('she finds it among her own, and on its page', async () => {
    await ada.goto(COMMUNITY);
    const hers = ada.getByRole('region', { name: 'Your topics awaiting review' });
    await expect(hers.getByRole('heading', { name: MOTION })).toBeVisible();
    await accessible(ada, 'one’s own topics that wait');
  });

  await test.step('Ben does not find it', async () => {
    await showNew(ben);
    await expect(ben.getByText('No motions match')).toBeVisible();
    await expect(ben.getByText(MOTION)).toHaveCount(0);
  });

  await test.step('Ada cannot open it to everybody, but by link', async () => {
    await ada.goto(`/app/room?${new URLSearchParams({ start: '', motion: MOTION })}`);
    await ada.getByRole('button', { name: 'Open the room' }).click();
    await expect(ada.getByText(/it can’t be open to everyone yet/)).toBeVisible();
    await ada.goto(COMMUNITY);
    await ada.getByRole('link', { name: `Debate it by link: ${MOTION}` }).click();
    await expect(ada.getByLabel('Motion', { exact: true })).toHaveValue(MOTION);
    await ada.getByRole('button', { name: 'Open the room' }).click();
    await expect(ada.getByRole('heading', { level: 1, name: MOTION })).toBeVisible();
  });

  await people.open('cleo');
  await withClaim('cleo', 'moderator', async () => {
    const { page } = await people.open('cleo');
    await page.goto('/app/moderation');
    const one = page.getByRole('listitem', { name: 'Waiting topic' });
    await expect(one.getByText(MOTION)).toBeVisible();
    await expect(one.getByText(/I can’t tell whether this attacks people/)).toBeVisible();
    await one.getByRole('button', { name: 'Review and decide' }).click();
    await one.getByRole('button', { name: 'Decide', exact: true }).click();
    await expect(one.getByText('Choose whether to publish it.')).toBeVisible();
    await one.getByRole('radio', { name: 'Publish it', exact: true }).check({ force: true });
    await one.getByRole('textbox', { name: 'Reason' }).fill(REASON);
    await accessible(page, 'the case of a topic that waits');
    await one.getByRole('button', { name: 'Decide', exact: true }).click();
    await expect(one).toHaveCount(0);
    await page.getByText('Log', { exact: true }).click();
    await expect(page.getByRole('row', { name: /Case decided Topic published/ }).first()).toBeVisible();
  });

  await test.step('now Ben finds it', async () => {
    await showNew(ben);
    await expect(ben.getByRole('heading', { name: MOTION })).toBeVisible();
  });

  await test.step('and Ada has a notice that says so, and why', async () => {
    await ada.goto(COMMUNITY);
    await expect(ada.getByRole('region', { name: 'Your topics awaiting review' })).toHaveCount(0);
    await ada.getByRole('button', { name: /^Notices, \d+ new$/ }).click();
    await ada.getByRole('link', { name: /A house moderator has read your topic/ }).click();
    await expect(ada.getByRole('heading', { level: 1, name: 'Topic published' })).toBeVisible();
    await expect(ada.getByText(REASON)).toBeVisible();
    await accessible(ada, 'the decision about a topic that waited');
    await ada.getByRole('link', { name: 'See the topic' }).click();
    await expect(ada.getByRole('heading', { name: MOTION })).toBeVisible();
    await accessible(ada, 'a topic');
  });
});
