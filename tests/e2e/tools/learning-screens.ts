import type { Page } from '@playwright/test';
import { expect, press, settled, type Screen } from './screen.ts';

const LESSON = '/app/learning/weighing-scales';
const note = (page: Page) => page.getByRole('note', { name: 'Moderator checks your answer' });

async function part(page: Page, name: 'Explain' | 'Spot' | 'Write' | 'Feedback'): Promise<void> {
  await settled(page);
  await page.getByRole('navigation', { name: 'Lesson' }).getByRole('button', { name }).click();
}

async function spotWrongly(page: Page): Promise<void> {
  await part(page, 'Spot');
  await page.getByText('It happened in a harbour town').click();
  await press('Check')(page);
  await expect(note(page)).toBeVisible();
}

/** Lessons and their exercises, as an advanced learner sees them. */
export const LEARNING: Screen[] = [
  { name: 'lesson-explain', who: 'cleo', path: LESSON, act: (page) => part(page, 'Explain') },
  { name: 'lesson-spot', who: 'cleo', path: LESSON, act: spotWrongly },
  {
    name: 'lesson-match',
    who: 'cleo',
    path: LESSON,
    async act(page) {
      await spotWrongly(page);
      await press('Next one')(page);
      await expect(page.getByRole('combobox').first()).toBeVisible();
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
  {
    name: 'lesson-written',
    who: 'cleo',
    path: LESSON,
    async act(page) {
      await part(page, 'Write');
      await page
        .getByRole('textbox', { name: 'Your answer' })
        .fill(
          'Children matter most, and two of them are hit by cars, whatever the minutes of parents may be.',
        );
      await press(/^Check/)(page);
      await expect(note(page)).toBeVisible();
    },
  },
  { name: 'lesson-feedback', who: 'cleo', path: LESSON, act: (page) => part(page, 'Feedback') },
  { name: 'lesson-none', who: 'cleo', path: '/app/learning/no-such-lesson', act: settled },
  { name: 'lesson-review-none', who: 'cleo', path: '/app/learning/review', act: settled },
];
