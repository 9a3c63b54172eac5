import type { Page } from '@playwright/test';
import { COMPARED_FROM, COMPARISON_PATH, lessonProgressListPath, profilePath } from '@rostrum/domain';
import { expectAccessibleIn, LOOKS } from './support/axe.ts';
import { chooseIn } from './support/select.ts';
import { commandAs, database, startDebateAs, uidOf } from './support/server.ts';
import { expect, test } from './support/test.ts';

/** Claims without a reason, a source or a comparison in them. */
const CLAIMS = [
  'A duty to vote is what every free country owes to itself and to its children.',
  'Voting is a small thing, and a citizen who stays at home on that day leaves the others alone.',
  'Our parliaments belong to the whole people, and the whole people should stand behind them.',
];
const LESSON = 'Claim, warrant, impact';
const FOLLOWING = 'Finding the hidden warrant';

/** Fay starts from zero, and has debated once, with Emil. */
async function debatedOnce(): Promise<string> {
  const db = database();
  const uid = uidOf('fay');
  const feedback = await db.collectionGroup('feedback').where('uid', '==', uid).get();
  await Promise.all(feedback.docs.map(({ ref }) => ref.delete()));
  await db.recursiveDelete(db.collection(lessonProgressListPath(uid)));
  const { roomId } = await startDebateAs('fay', 'emil');
  for (const text of CLAIMS) await commandAs('fay', { type: 'speak', roomId, text });
  await commandAs('fay', { type: 'yield', roomId });
  await commandAs('emil', { type: 'speak', roomId, text: 'A right that one has to use is a duty.' });
  await commandAs('fay', { type: 'end', roomId });
  return roomId;
}

const verdict = (page: Page) => page.getByRole('note', { name: 'Moderator checks your answer' });
const nextOne = (page: Page) => verdict(page).getByRole('button').first().click();
const check = (page: Page) => page.getByRole('button', { name: 'Check', exact: true }).click();

async function spotted(page: Page): Promise<void> {
  await check(page);
  await expect(verdict(page)).toContainText('That’s it.');
  await nextOne(page);
}

async function choose(page: Page, words: string): Promise<void> {
  await page.getByRole('radio', { name: words }).check({ force: true });
  await spotted(page);
}

async function match(page: Page, halves: readonly string[]): Promise<void> {
  for (const [at, half] of halves.entries()) {
    await chooseIn(page.getByRole('main').getByRole('combobox').nth(at), half);
  }
  await spotted(page);
}

/** Moves each sentence up to its place, the first one first. */
async function order(page: Page, ask: string, beginnings: readonly string[]): Promise<void> {
  const items = page.getByRole('list', { name: ask }).getByRole('listitem');
  for (const [place, beginning] of beginnings.entries()) {
    const item = items.filter({ hasText: beginning });
    const placeNow = async () => (await items.allInnerTexts()).findIndex((text) => text.includes(beginning));
    for (let at = await placeNow(); at > place; at -= 1) {
      await item.getByRole('button', { name: /^Move up/ }).click();
      await expect.poll(placeNow).toBe(at - 1);
    }
  }
  await spotted(page);
}

async function mark(page: Page, pieces: readonly string[]): Promise<void> {
  for (const piece of pieces) await page.getByRole('checkbox', { name: piece }).press('Space');
  await spotted(page);
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your answer' }).fill(text);
  await check(page);
  await expect(verdict(page)).toContainText('The parts are there');
  await nextOne(page);
}

/** The page's text on a skill, and the length of its bar, 0 … 1. */
async function standing(page: Page): Promise<{ done: string; bar: number | null }> {
  await page.goto('/app/learning');
  const skill = page.getByRole('region', { name: 'Argument', exact: true });
  const done = await skill.getByText(/of 6 done/).innerText();
  const value = skill.locator('.value-bar .value');
  if ((await value.count()) === 0) return { done, bar: null };
  const { x, width } = (await value.boundingBox()) ?? { x: 0, width: 0 };
  const scale = (await skill.locator('.value-bar').boundingBox()) ?? { x: 0, width: 1 };
  return { done, bar: (x + width / 2 - scale.x) / scale.width };
}

test('from a debate to a weakness, its lesson, and progress', async ({ people }) => {
  const roomId = await debatedOnce();
  const { page } = await people.open('fay', { at: `/app/room/${roomId}` });
  await expect(page.getByText('A summary, the argument map, airtime')).toBeVisible();
  await page.getByRole('link', { name: 'Report' }).click();
  await expect(page.getByRole('heading', { name: 'Argument map' })).toBeVisible();
  expect(await standing(page)).toEqual({ done: '0 of 6 done', bar: null });

  await test.step('feedback and the dashboard lead to the lesson for the greatest weakness', async () => {
    await expect(page.getByRole('region', { name: 'Continue' })).toContainText(LESSON);
    await page.goto('/app/dashboard');
    await expect(page.getByRole('region', { name: 'Next lesson' })).toContainText(LESSON);
    await page.goto('/app/feedback');
    const work = page.getByRole('region', { name: 'Work on this' });
    await expect(work).toContainText('Argument is where you scored lowest: 1.0 out of 5 over one debate.');
    await expectAccessibleIn(LOOKS.slice(0, 2), page, 'feedback with the lesson to work on');
    await page.setViewportSize({ width: 1440, height: 900 });
    await work.getByRole('link', { name: 'Open the lesson' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LESSON);
  });

  await test.step('every exercise is done rightly', async () => {
    await page.getByRole('button', { name: 'Start the exercises' }).click();
    await choose(page, 'People with a car drive because');
    await match(page, ['Claim', 'Warrant', 'Impact']);
    await choose(page, 'Night trains are plainly');
    await choose(page, 'because a verdict that was reached by a jury');
    await order(page, 'Put the argument together', [
      'A tax on sugary',
      'Makers who pay',
      'and so even a child',
      'Fewer eight-year-olds',
    ]);
    await mark(page, ['A girl in a flat', 'her father gets one']);
    await write(
      page,
      'Without phones pupils would learn more: no teacher has to stop and take one away, so the sentence that they all wait for gets finished.',
    );
    await write(
      page,
      'Sixteen-year-olds should vote, because many of them already pay tax on their first wages. So the councils that spend that money would finally have to ask them what it is for.',
    );
    await expect(page.getByText('8 of 8 right so far.')).toBeVisible();
    await expect(page.getByRole('link', { name: `Next: ${FOLLOWING}` })).toBeVisible();
  });

  await test.step('mastery has moved, and feedback leads on', async () => {
    const after = await standing(page);
    expect(after.done).toBe('1 of 6 done, about 100% still known');
    expect(after.bar).toBeGreaterThan(0.95);
    await page.goto('/app/feedback');
    await expect(page.getByRole('region', { name: 'Work on this' })).toContainText(FOLLOWING);
  });
});

test('people who share their scores see everyone’s median, and nobody else does', async ({ people }) => {
  const db = database();
  const ownProfile = db.doc(profilePath(uidOf('fay')));
  await ownProfile.update({ isCompared: false });
  // As many scores of others as it takes, but for one.
  await db.doc(COMPARISON_PATH).set({ scores: { argument: { 30: COMPARED_FROM - 1 } } });
  try {
    await debatedOnce();
    const { page } = await people.open('fay', { at: '/app/feedback' });
    const argument = page.getByRole('figure', { name: /^Argument:/ });
    await expect(argument).toContainText('Too few debates for a trend: 1 of 5.');
    await expect(argument).not.toContainText('everyone');

    await page.goto('/app/settings');
    const compare = page.getByRole('switch', { name: 'Compare me with others' });
    await compare.click();
    await expect(compare).toBeChecked();
    // While the choice is being saved it cannot be changed; leaving before that could lose it.
    await expect(compare).toBeEnabled();
    await page.goto('/app/feedback');
    await expect(argument).toContainText('1 of 5');
    await expect(argument).not.toContainText('everyone');

    await debatedOnce();
    await expect(argument).toContainText(`Dashed: the median of everyone’s ${COMPARED_FROM} scores, 3.0.`);

    await ownProfile.update({ isCompared: false });
    await expect(argument).not.toContainText('everyone');
  } finally {
    await db.doc(COMPARISON_PATH).delete();
    await ownProfile.update({ isCompared: false });
  }
});
