import type { Page } from '@playwright/test';
import { seekerPath } from '@rostrum/domain';
import { FAKE_RECOGNITION, hear } from '../src/support/fake-recognition.ts';
import { roomOn } from '../src/support/room.ts';
import { commandAs, database, openRoomAs, storedRoom, uidOf } from '../src/support/server.ts';
import { floor, room } from './room-screen.ts';
import { expect, press, settled, type Screen } from './screen.ts';
import type { Stage } from './stage.ts';

const FIND = '/app/room?find';
const TWO_MINUTES_MS = 120_000;

const look = async (page: Page) => {
  // The place of the last picture is still fresh.
  await database()
    .doc(seekerPath(uidOf('cleo')))
    .delete();
  await page.reload();
  await settled(page);
  await press('Look for an opponent')(page);
  await expect(page.getByRole('button', { name: 'Stop looking' })).toBeVisible();
  await expect(page.getByText('No one else is waiting')).toBeVisible();
};

/** The person has waited for two minutes. */
async function lookForLong(page: Page): Promise<void> {
  await look(page);
  await database()
    .doc(seekerPath(uidOf('cleo')))
    .update({ sinceMs: Date.now() - TWO_MINUTES_MS });
  await expect(page.getByRole('link', { name: 'Practise against the AI' })).toBeVisible();
}

async function addMotions(page: Page): Promise<void> {
  await settled(page);
  const words = page.getByRole('textbox', { name: 'Motions you’d debate' });
  for (const motion of [
    'This house would ban homework',
    'This house would let towns close their centres to cars on every weekend of the year',
  ]) {
    await words.fill(motion);
    await press('Add the motion')(page);
  }
  await words.fill('Cats');
  await press('Add the motion')(page);
}

/** As if the operator had set up push messages, which a stack on one machine has not. */
async function offerPush(page: Page): Promise<void> {
  await page.route('**/people', async (route) => {
    if (!route.request().postData()?.includes('"readChannels"')) return route.fallback();
    const value = { pushKey: 'a-key-of-an-operator', mail: 'off' };
    return route.fulfill({
      json: { result: { ok: true, value, atMs: Date.now() } },
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  await page.reload();
  await settled(page);
}

const invited =
  (prepare: (made: { roomId: string; code: string }) => Promise<unknown> = async () => undefined) =>
  async () => {
    const made = await openRoomAs('dara', {
      motion: 'This house would replace school grades with written reports',
      side: 'for',
      visibility: 'private',
    });
    await prepare(made);
    return `/app/room?join=${made.code}`;
  };

const invitation = (words: RegExp) => async (page: Page) => {
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.locator('input[name="identifier"]')).toBeVisible();
};

/** Cleo's browser is on a page of the room when that happens. */
const while_ =
  (happens: (roomId: string, page: Page) => Promise<unknown>, words: RegExp) =>
  async (page: Page, stage: Stage) => {
    const roomId = await stage.room('private');
    await commandAs('cleo', { type: 'joinByCode', code: (await storedRoom(roomId)).code }).catch(
      () => undefined,
    );
    await page.goto(`/app/room/${roomId}`);
    await floor(page);
    await happens(roomId, page);
    await expect(page.getByText(words).first()).toBeVisible();
  };

async function signOutElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/app/people');
  await other.getByRole('button', { name: 'Open user menu' }).click();
  await other.getByRole('menuitem', { name: 'Log out' }).click();
}

async function dictate(page: Page): Promise<void> {
  await floor(page);
  await press('Dictate')(page);
}

async function reachWith(page: Page, reach: object): Promise<void> {
  await database()
    .doc(`people/${uidOf('cleo')}/private/reach`)
    .set(reach);
  await page.goto('/app/settings');
  await settled(page);
}

const REACH = {
  email: 'digest',
  quiet: { fromHour: 22, toHour: 7 },
  timeZone: 'Europe/London',
  refused: null,
};

/** How people find each other, are invited and reached; how they speak; and rooms that go away. */
export const MEETING: readonly Screen[] = [
  { name: 'meet-find', who: 'cleo', path: FIND, act: settled },
  { name: 'meet-find-motions', who: 'cleo', path: FIND, act: addMotions },
  { name: 'meet-find-closed', who: 'cleo', path: '/app/room', act: settled },
  { name: 'meet-waiting', who: 'cleo', path: FIND, act: look },
  { name: 'meet-nobody', who: 'cleo', path: FIND, act: lookForLong },
  { name: 'meet-invited', who: 'visitor', path: invited(), act: invitation(/invites you to debate/) },
  {
    name: 'meet-invited-full',
    who: 'visitor',
    path: invited(({ roomId, code }) =>
      commandAs('ben', { type: 'joinByCode', code }).then(() =>
        commandAs('ben', { type: 'takeSeat', roomId, seatId: 'against-1' }),
      ),
    ),
    act: invitation(/invites you to debate/),
  },
  {
    name: 'meet-invited-over',
    who: 'visitor',
    path: invited(({ roomId }) => commandAs('dara', { type: 'cancel', roomId })),
    act: invitation(/is over/),
  },
  {
    name: 'meet-invited-unknown',
    who: 'visitor',
    path: '/app/room?join=ZZZZZZ',
    act: invitation(/doesn’t lead to a debate/),
  },
  { name: 'meet-reach', who: 'cleo', act: (page) => reachWith(page, REACH) },
  {
    name: 'meet-reach-refused',
    who: 'cleo',
    act: (page) =>
      reachWith(page, {
        ...REACH,
        email: 'immediate',
        quiet: null,
        refused: { address: 'cleo@example.com', atMs: 1 },
      }),
  },
  {
    name: 'meet-start-days',
    who: 'cleo',
    path: '/app/room?start',
    act: async (page) => {
      await settled(page);
      await page.getByText('By correspondence', { exact: true }).first().click();
      await expect(page.getByText('Time for each step', { exact: true })).toBeVisible();
    },
  },
  { name: 'meet-letters-waiting', who: 'ada', path: room('correspondence'), act: floor },
  { name: 'meet-letters-turn', who: 'ben', path: room('correspondence'), act: floor },
  {
    name: 'meet-dictation-asks',
    who: 'ben',
    path: room('live'),
    script: FAKE_RECOGNITION,
    act: async (page) => {
      await dictate(page);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'meet-dictating',
    who: 'ben',
    path: room('live'),
    script: FAKE_RECOGNITION,
    act: async (page) => {
      await dictate(page);
      await press('Start dictating')(page);
      await hear(page, 'a mark is read in a second');
      await expect(page.getByText(/^Listening/)).toBeVisible();
    },
  },
  {
    name: 'meet-captions',
    who: 'cleo',
    path: room('live'),
    act: async (page, stage) => {
      await floor(page);
      const roomId = await stage.room('live');
      const { debate } = await storedRoom(roomId);
      const saidInStep = 'floor' in debate ? debate.floor.stepIndex : 0;
      const text =
        'A mark is read in a second and a report is not, and that is the whole of the difference between them when thirty lie on the table';
      await commandAs('ben', { type: 'caption', roomId, saidInStep, text });
      await expect(page.getByText('is saying')).toBeVisible();
    },
  },
  {
    name: 'meet-lost-removed',
    who: 'cleo',
    act: while_(
      (roomId) => commandAs('ada', { type: 'remove', roomId, uid: uidOf('cleo') }),
      /no longer in this debate|has removed you/,
    ),
  },
  {
    name: 'meet-lost-signed-out',
    // Cleo has been removed from that room.
    who: 'ben',
    act: while_((_, page) => signOutElsewhere(page), /session has ended|signed out/),
  },
  {
    name: 'meet-lost-deleted',
    who: 'cleo',
    act: async (page) => {
      const made = await openRoomAs('emil', { visibility: 'public' });
      await page.goto(`/app/room/${made.roomId}`);
      await settled(page);
      await database().recursiveDelete(database().doc(`rooms/${made.roomId}`));
      await expect(
        page.getByRole('heading', { name: /has been deleted|no longer in this debate/ }),
      ).toBeVisible();
    },
  },
  {
    name: 'meet-composer-draft',
    who: 'ada',
    path: room('correspondence'),
    act: async (page) => {
      await floor(page);
      await roomOn(page).composer.fill('Then let me begin with the cost.');
    },
  },
  {
    name: 'meet-push-ask',
    who: 'ada',
    path: room('correspondence'),
    script: "Object.defineProperty(Notification, 'permission', { get: () => 'default' });",
    act: async (page, stage) => {
      await offerPush(page);
      const roomId = await stage.room('correspondence');
      const { debate } = await storedRoom(roomId);
      const isAdas = 'floor' in debate && debate.floor.stepIndex === 0;
      if (isAdas) await commandAs('ada', { type: 'yield', roomId });
      await expect(page.getByText('Would you like a notification when it’s your turn?')).toBeVisible();
    },
  },
];
