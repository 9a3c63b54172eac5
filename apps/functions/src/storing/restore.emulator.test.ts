import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { setting } from '../testing/emulator.ts';

/** A database apart from the other tests' one, because a restore needs an empty one. */
const PROJECT = `demo-restored-${randomUUID().slice(0, 8)}`;
const app = initializeApp({ projectId: PROJECT }, PROJECT);
const db = getFirestore(app);
const folder = mkdtempSync(join(tmpdir(), 'backup-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await deleteApp(app);
});

/** The output of a command of apps/local for that database, and its exit code. */
function run(command: 'backup' | 'restore', ...args: string[]) {
  const tool = fileURLToPath(new URL(`../../../local/src/${command}.ts`, import.meta.url));
  const env = { ...process.env, GCLOUD_PROJECT: PROJECT };
  return new Promise<{ code: unknown; lines: string }>((resolve) => {
    execFile(process.execPath, [tool, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, lines: stdout + stderr }),
    );
  });
}

async function allDocuments(): Promise<Record<string, unknown>> {
  const found = await Promise.all(['rooms', 'messages'].map((name) => db.collectionGroup(name).get()));
  return Object.fromEntries(found.flatMap(({ docs }) => docs.map((one) => [one.ref.path, one.data()])));
}

/** The disaster: nothing is left. */
async function loseEverything(): Promise<void> {
  const documents = `emulator/v1/projects/${PROJECT}/databases/(default)/documents`;
  const answer = await fetch(`http://${setting('FIRESTORE_EMULATOR_HOST')}/${documents}`, {
    method: 'DELETE',
  });
  expect(answer.ok).toBe(true);
  expect(await allDocuments()).toEqual({});
}

const saying = (words: string) => expect.stringContaining(words);

test(
  'a backup comes back whole into an empty database, and into no other',
  { timeout: 120_000 },
  async () => {
    const createdAt = Timestamp.fromMillis(1_700_000_000_123);
    const motion = 'Wir würden Bäume pflanzen';
    await db.doc('rooms/r1').set({ motion, tally: null, createdAt, order: [1, 2.5] });
    await db.doc('rooms/r1/messages/m1').set({ text: 'Turnout is a public good.', spans: [{ from: 0 }] });
    const before = await allDocuments();
    expect(Object.keys(before)).toHaveLength(2);

    expect(await run('backup', '--to', folder)).toMatchObject({ code: 0 });
    expect(await run('backup', '--to', folder)).toMatchObject({
      code: 1,
      lines: saying('has a backup already'),
    });

    await db.doc('rooms/r1').update({ motion: 'Changed since' });
    const refusal = `The database of ${PROJECT} is not empty (rooms), so nothing was restored.`;
    expect(await run('restore', '--from', folder)).toMatchObject({ code: 1, lines: saying(refusal) });
    expect((await db.doc('rooms/r1').get()).get('motion')).toBe('Changed since');

    await loseEverything();
    const nowhere = join(folder, 'nowhere');
    expect(await run('restore', '--from', nowhere)).toMatchObject({
      code: 1,
      lines: saying('has no backup'),
    });
    expect(await run('restore', '--from', folder)).toMatchObject({ code: 0 });
    expect(await allDocuments()).toEqual(before);
  },
);

test('each command names what is missing', { timeout: 60_000 }, async () => {
  expect(await run('backup')).toMatchObject({ code: 1, lines: saying('--to is missing') });
  expect(await run('restore')).toMatchObject({ code: 1, lines: saying('--from is missing') });
});
