import type { Page } from '@playwright/test';
import { roomOn } from '../src/support/room.ts';
import type { DemoPerson } from '../src/support/people.ts';
import { asked, floor, part, room } from './room-screen.ts';
import type { SceneName } from './scenes.ts';
import { expect, heading, press, settled, type Screen } from './screen.ts';

/** The bar of one question, as each of these people sees it. */
function bar(scene: SceneName, about: string, ...people: DemoPerson[]): Screen[] {
  return people.map((who) => ({ name: `fair-${scene}-${who}`, who, path: room(scene), act: asked(about) }));
}

const seen = (words: string | RegExp) => (page: Page) => expect(page.getByText(words).first()).toBeVisible();

const after = async (page: Page) => {
  await expect(page.locator('#room-after')).toBeVisible();
  await page
    .getByRole('heading', { name: /Once more|rematch|another debate|rather not|next debate/ })
    .scrollIntoViewIfNeeded();
};

/** Another's agreement, restating first, the next debate, and care. */
export const FAIR: readonly Screen[] = [
  ...bar('nextAsked', 'Next step', 'ada', 'ben', 'cleo'),
  ...bar('moreAsked', 'More time', 'ada', 'ben'),
  { name: 'fair-pauseAsked-ada', who: 'ada', path: room('pauseAsked'), act: floor },
  { name: 'fair-pauseAsked-ben', who: 'ben', path: room('pauseAsked'), act: floor },
  ...bar('aiAsked', 'AI', 'ada', 'ben'),
  ...bar('endAskedByHost', 'Early end', 'ada', 'ben'),
  ...bar('chairOffered', 'Chair', 'ada', 'ben', 'cleo'),
  { name: 'fair-nextRefused', who: 'ada', path: room('nextRefused'), act: asked('Next step') },
  { name: 'fair-restatesFirst', who: 'ben', path: room('restatesFirst'), act: seen(/^Restate first/) },
  { name: 'fair-restating-ada', who: 'ada', path: room('restating'), act: seen(/Before you reply, restate/) },
  { name: 'fair-restating-ben', who: 'ben', path: room('restating'), act: floor },
  { name: 'fair-restating-order', who: 'ada', path: room('restating'), act: part('Order'), only: 'phone' },
  ...bar('restated', 'Restatement', 'ada', 'ben', 'cleo'),
  { name: 'fair-notWhatISaid-ada', who: 'ada', path: room('notWhatISaid'), act: floor },
  { name: 'fair-notWhatISaid-ben', who: 'ben', path: room('notWhatISaid'), act: floor },
  { name: 'fair-fairlyRestated', who: 'ada', path: room('fairlyRestated'), act: seen(/calls it fair/) },
  { name: 'fair-rematch-free', who: 'ada', path: room('over'), act: after },
  {
    name: 'fair-rematch-motion',
    who: 'ada',
    path: room('over'),
    act: async (page) => {
      await after(page);
      await press('Another motion')(page);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'fair-rematch-waiting', who: 'ada', path: room('rematchAsked'), act: after },
  { name: 'fair-rematch-offer', who: 'ben', path: room('rematchAsked'), act: after },
  { name: 'fair-rematch-other', who: 'ben', path: room('otherAsked'), act: after },
  { name: 'fair-rematch-declined', who: 'ada', path: room('rematchDeclined'), act: after },
  { name: 'fair-rematch-taken', who: 'ada', path: room('rematchTaken'), act: after },
  { name: 'fair-rematch-taken-watching', who: 'cleo', path: room('rematchTaken'), act: heading },
  {
    name: 'fair-distress',
    who: 'ben',
    path: room('distress'),
    act: async (page) => {
      await expect(page.getByRole('note', { name: 'Moderator offers help' })).toBeVisible();
      await page
        .getByRole('note', { name: 'Moderator offers help' })
        .getByRole('button', { name: 'Why?' })
        .click();
    },
  },
  { name: 'fair-distress-lobby', who: 'ben', path: room('distressTold'), act: floor },
  {
    name: 'fair-distress-host',
    who: 'ada',
    path: room('distressTold'),
    act: (page) =>
      expect(page.getByRole('note', { name: 'Moderator asks you to look out for someone' })).toBeVisible(),
  },
  { name: 'fair-marked', who: 'cleo', path: room('marked'), act: floor },
  { name: 'fair-german', who: 'ada', path: room('german'), act: floor },
  { name: 'fair-spanish', who: 'ada', path: room('spanish'), act: floor },
  {
    name: 'fair-late-to-vote',
    who: 'cleo',
    path: room('lateToVote'),
    act: (page) => expect(roomOn(page).vote).toBeVisible(),
  },
  {
    name: 'fair-voted',
    who: 'cleo',
    path: room('lateToVote'),
    act: async (page) => {
      await roomOn(page).vote.getByRole('button', { name: 'For', exact: true }).click();
      await expect(roomOn(page).vote).toContainText('Your vote is in.');
    },
  },
  {
    name: 'fair-vote-debater',
    who: 'ada',
    path: room('lateToVote'),
    act: seen('The audience is voting now'),
  },
  { name: 'fair-example', who: 'ada', path: '/app/room/demo-choose-your-feed', act: floor },
  { name: 'fair-scrolled', who: 'cleo', path: '/app/room/demo-choose-your-feed', act: floor },
  {
    name: 'fair-composer-long',
    who: 'ben',
    path: room('live'),
    act: async (page) => {
      await floor(page);
      await roomOn(page).composer.fill('A mark is read in a second, and a report is not. '.repeat(40));
      await settled(page);
    },
  },
];
