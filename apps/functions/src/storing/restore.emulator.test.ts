import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';

/** Databases apart from the other tests' one, because a restore needs an empty one. */
const MARK = randomUUID().slice(0, 8);
const apps = ['lost', 'new'].map((name) => {
  const projectId = `demo-${name}-${MARK}`;
  return { projectId, app: initializeApp({ projectId }, projectId) };
});
const [lost, fresh] = apps.map(({ projectId, app }) => ({ projectId, db: getFirestore(app) })) as [
  Base,
  Base,
];
type Base = { projectId: string; db: Firestore };
const folder = mkdtempSync(join(tmpdir(), 'backup-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await Promise.all(apps.map(({ app }) => deleteApp(app)));
});

/** The output of a command of apps/local for a database, and its exit code. */
function run(command: 'backup' | 'restore', { projectId }: Base, args: string[]) {
  const tool = fileURLToPath(new URL(`../../../local/src/${command}.ts`, import.meta.url));
  const env = { ...process.env, GCLOUD_PROJECT: projectId };
  return new Promise<{ code: unknown; lines: string }>((resolve) => {
    execFile(process.execPath, [tool, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, lines: stdout + stderr }),
    );
  });
}

async function allOf({ db }: Base): Promise<Record<string, unknown>> {
  const found = await Promise.all(['rooms', 'messages'].map((name) => db.collectionGroup(name).get()));
  return Object.fromEntries(found.flatMap(({ docs }) => docs.map((one) => [one.ref.path, one.data()])));
}

test(
  'what was backed up comes back whole into an empty database, and into no other',
  { timeout: 120_000 },
  async () => {
    const createdAt = Timestamp.fromMillis(1_700_000_000_123);
    await lost.db
      .doc('rooms/r1')
      .set({ motion: 'Wir würden Bäume pflanzen', tally: null, createdAt, order: [1, 2.5] });
    await lost.db
      .doc('rooms/r1/messages/m1')
      .set({ text: 'Turnout is a public good.', spans: [{ from: 0 }] });
    const before = await allOf(lost);
    expect(Object.keys(before)).toHaveLength(2);

    expect(await run('backup', lost, ['--to', folder])).toMatchObject({ code: 0 });
    expect(await run('backup', lost, ['--to', folder])).toMatchObject({
      code: 1,
      lines: expect.stringContaining('has a backup already'),
    });
    expect(await run('restore', fresh, ['--from', join(folder, 'nowhere')])).toMatchObject({
      code: 1,
      lines: expect.stringContaining('has no backup'),
    });

    expect(await run('restore', fresh, ['--from', folder])).toMatchObject({ code: 0 });
    expect(await allOf(fresh)).toEqual(before);

    await fresh.db.doc('rooms/r1').update({ motion: 'Changed since' });
    const refused = await run('restore', fresh, ['--from', folder]);
    expect(refused.code).toBe(1);
    expect(refused.lines).toContain(
      `The database of ${fresh.projectId} is not empty (rooms), so nothing was restored.`,
    );
    expect((await fresh.db.doc('rooms/r1').get()).get('motion')).toBe('Changed since');
  },
);

test('each command names what is missing', { timeout: 60_000 }, async () => {
  expect(await run('backup', lost, [])).toMatchObject({
    code: 1,
    lines: expect.stringContaining('--to is missing'),
  });
  expect(await run('restore', lost, [])).toMatchObject({
    code: 1,
    lines: expect.stringContaining('--from is missing'),
  });
});
