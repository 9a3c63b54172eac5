import { DOCUMENT_SCHEMAS, unreadableId } from '@rostrum/domain';
import type { Page } from '@playwright/test';
import type { DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import { expectAccessibleIn, LOOKS } from './support/axe.ts';
import { NETWORK_CUT } from './support/guard.ts';
import { commandAs, database, startDebateAs, uidOf, withClaim } from './support/server.ts';
import { expect, test } from './support/test.ts';

/** Of each collection; `UNREADABLE_EACH=200` is the long form. */
const EACH = Number(process.env['UNREADABLE_EACH'] ?? 3);
const PAGES = [
  '/app/dashboard',
  '/app/room',
  '/app/people',
  '/app/topics/generate',
  '/app/topics/community',
  '/app/learning',
  '/app/feedback',
  '/app/settings',
];
const WRITTEN_AT_ONCE = 500;
const TOLD = /A stored document could not be read/;

/** Several documents of each collection in which one person and one room appear, all unreadable. */
async function makeMess(uid: string, roomId: string): Promise<{ clear: () => Promise<void> }> {
  const parents: Record<string, string> = { rooms: roomId, people: uid, progress: uid };
  const fields = {
    by: uid,
    about: uid,
    to: uid,
    authorId: uid,
    fromUid: uid,
    peopleIds: [uid],
    uids: [uid, 'somebody'],
    visibility: 'public',
    status: 'live',
    state: 'shown',
    isListed: true,
    nameKey: '!',
    decision: null,
    createdAtMs: Date.now(),
    atMs: Date.now(),
    lastSeenAtMs: Date.now(),
    changedAt: new Date(),
    mess: 7,
  };
  const db = database();
  const refs = Object.keys(DOCUMENT_SCHEMAS)
    .filter(
      (place) => place.endsWith('/*') && !/^(rateLimits|modelUsage|modelBudgets|browserFaults)/.test(place),
    )
    .flatMap((place) =>
      Array.from({ length: EACH }, (_, at) => {
        const names = place.split('/');
        const ids = names.map((name, index) =>
          name === '*' ? (parents[names[index - 1] ?? ''] ?? 'mess') : name,
        );
        return db.doc([...ids.slice(0, -1), `mess-${at}`].join('/'));
      }),
    );
  await inBatches(refs, (batch, ref) => batch.set(ref, fields));
  return { clear: () => inBatches(refs, (batch, ref) => batch.delete(ref)) };
}

async function inBatches(
  refs: readonly DocumentReference[],
  write: (batch: WriteBatch, ref: DocumentReference) => unknown,
): Promise<void> {
  for (let at = 0; at < refs.length; at += WRITTEN_AT_ONCE) {
    const batch = database().batch();
    for (const ref of refs.slice(at, at + WRITTEN_AT_ONCE)) write(batch, ref);
    await batch.commit();
  }
}

async function expectOpen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByText(/could not be (loaded|read|opened)/)).toHaveCount(0);
}

test('every page opens despite unreadable documents, and an operator sees them', async ({
  people,
  guard,
}) => {
  test.setTimeout(180_000 + EACH * 2_000);
  guard.allow(TOLD, 'documents are put there that nobody can read');
  const { roomId } = await startDebateAs('dara', 'emil');
  await people.open('dara');
  const mess = await makeMess(uidOf('dara'), roomId);
  try {
    await withClaim('dara', 'operator', async () => {
      const { page } = await people.open('dara');
      for (const path of [...PAGES, `/app/room/${roomId}`])
        await test.step(path, () => expectOpen(page, path));
      await page.goto('/app/operations');
      const told = page.getByRole('region', { name: 'Documents that can’t be read' });
      const remove = told.getByRole('button', { name: /^Remove .*mess-/ }).first();
      await expect(remove).toBeVisible();
      const path = (await remove.getAttribute('aria-label'))?.replace('Remove ', '') ?? '';
      await expect(told.getByText(path, { exact: true })).toBeVisible();
      await expect(told.getByText(new RegExp(await unreadableId(path)))).toBeVisible();
      await expectAccessibleIn(LOOKS, page);
      await told.getByRole('button', { name: `Remove ${path}`, exact: true }).click();
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(told.getByText(path, { exact: true })).toHaveCount(0);
    });
  } finally {
    await mess.clear();
    await commandAs('dara', { type: 'end', roomId });
  }
});

test('a room whose database does not answer says so within five seconds, and no longer once it does', async ({
  people,
  guard,
}) => {
  guard.allow(NETWORK_CUT, 'the network is cut on purpose');
  guard.allow(/Could not reach Cloud Firestore backend/, 'the SDK says so as well');
  const { page } = await people.open('dara');
  const { roomId } = await startDebateAs('dara', 'emil');
  const isDatabase = /google\.firestore\.v1\.Firestore/;
  await page.route(isDatabase, (route) => route.abort());
  await page.goto(`/app/room/${roomId}`);
  const line = page.getByText(/The server isn’t answering/);
  await expect(line).toBeVisible();
  await page.unroute(isDatabase);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(line).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await commandAs('dara', { type: 'end', roomId });
});
