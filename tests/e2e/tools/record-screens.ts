import type { Page } from '@playwright/test';
import { floor, room } from './room-screen.ts';
import { expect, heading, press, settled, type Screen } from './screen.ts';

const record: Screen['path'] = async (stage) => `/debates/${await stage.room('over')}?show=replay`;
const report: Screen['path'] = async (stage) => `/app/room/${await stage.room('over')}/report`;
const reportIsThere = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Argument map' })).toBeVisible({ timeout: 40_000 });

/** The results of a debate: its room, its report and its record. */
export const AFTER: Screen[] = [
  { name: 'room-over', who: 'ben', path: room('over'), act: floor },
  { name: 'room-over-watching', who: 'cleo', path: room('over'), act: floor },
  {
    name: 'room-swing',
    who: 'cleo',
    path: room('swing'),
    act: (page) => expect(page.getByRole('region', { name: 'How the audience moved' })).toBeVisible(),
  },
  { name: 'report', who: 'ada', path: report, act: reportIsThere },
  {
    name: 'report-other-map',
    who: 'ada',
    path: report,
    act: async (page) => {
      await reportIsThere(page);
      const way = page.getByRole('radiogroup', { name: 'Show the map as' });
      const isSheet = await way.getByRole('radio', { name: 'Sheet' }).isChecked();
      await way.getByText(isSheet ? 'List' : 'Sheet', { exact: true }).click();
    },
  },
  {
    name: 'report-node',
    who: 'ada',
    path: report,
    act: async (page) => {
      await reportIsThere(page);
      await page.locator('.arg, .map-words').last().click();
      await page.getByRole('button', { name: 'Correct the map' }).click();
      await expect(page.getByRole('combobox', { name: 'What does this statement do?' })).toBeVisible();
    },
  },
  {
    name: 'report-marks',
    who: 'cleo',
    path: room('over'),
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Mark / })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'feedback-one',
    who: 'ada',
    path: '/app/feedback',
    act: async (page) => {
      await page.getByText('One debate', { exact: true }).click();
      await settled(page);
    },
  },
  { name: 'room-abandoned', who: 'ada', path: room('abandoned'), act: floor },
  { name: 'room-cancelled', who: 'ada', path: room('cancelled'), act: heading },
  {
    name: 'room-replay',
    who: 'visitor',
    path: record,
    act: async (page) => {
      await expect(page.getByRole('slider', { name: 'Position in the debate' })).toBeVisible();
      for (let message = 1; message <= 3; message += 1) await press('Next message')(page);
      await expect(page.getByRole('article')).toHaveCount(3);
    },
  },
  {
    name: 'room-replay-transcript',
    who: 'visitor',
    path: record,
    act: async (page) => {
      await page.getByText('Transcript', { exact: true }).click();
      await expect(page.getByRole('region', { name: 'Transcript' })).toBeVisible();
    },
  },
];
