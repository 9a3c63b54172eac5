import type { Page } from '@playwright/test';
import { expect, press, settled, type Screen } from './screen.ts';

const LESSON = '/app/learning/weighing-scales';
const note = (page: Page) => page.getByRole('note', { name: 'Moderator checks your answer' });

async function part(page: Page, name: 'Read' | 'Spot' | 'Write' | 'Feedback'): Promise<void> {
  await settled(page);
  await page.getByRole('navigation', { name: 'Lesson' }).getByRole('button', { name }).click();
}

async function spotWrongly(page: Page): Promise<void> {
  await part(page, 'Spot');
  await page.getByText('It happened in a harbour town').click();
  await press('Check')(page);
  await expect(note(page)).toBeVisible();
}

const written = (name: string, answer: string): Screen => ({
  name,
  who: 'cleo',
  path: LESSON,
  async act(page) {
    await part(page, 'Write');
    await page.getByRole('textbox', { name: 'Your answer' }).fill(answer);
    await press('Check')(page);
    await expect(note(page)).toBeVisible();
  },
});

/** Lessons and their exercises, as an advanced learner sees them. */
export const LEARNING: Screen[] = [
  { name: 'lesson-read', who: 'cleo', path: LESSON, act: (page) => part(page, 'Read') },
  { name: 'lesson-spot', who: 'cleo', path: LESSON, act: spotWrongly },
  {
    name: 'lesson-match',
    who: 'cleo',
    path: LESSON,
    async act(page) {
      await spotWrongly(page);
      await press('Next one')(page);
      await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible();
    },
  },
  {
    name: 'lesson-order-and-mark',
    who: 'cleo',
    path: '/app/learning/role-open-floor',
    async act(page) {
      await part(page, 'Spot');
      await expect(page.getByRole('button', { name: /^Move down/ }).first()).toBeVisible();
    },
  },
  written(
    'lesson-written',
    'Children matter most, and two of them are hit by cars, whatever the minutes of parents may be.',
  ),
  written(
    'lesson-refused',
    'The ten minutes matter less than the children, because that is more important in various respects.',
  ),
  written(
    'lesson-flipped',
    'Ten minutes of all parents matter more than two children, as they add up to years.',
  ),
  written(
    'lesson-unsure',
    'Ten minutes matter less than a child, because people can always find time later on.',
  ),
  written(
    'lesson-complete',
    'A late parent is cross for an hour; the family of a child who was hit stays sad for years. So ten minutes weigh less.',
  ),
  { name: 'lesson-feedback', who: 'cleo', path: LESSON, act: (page) => part(page, 'Feedback') },
  { name: 'lesson-none', who: 'cleo', path: '/app/learning/no-such-lesson', act: settled },
  { name: 'lesson-review-none', who: 'cleo', path: '/app/learning/review', act: settled },
];
