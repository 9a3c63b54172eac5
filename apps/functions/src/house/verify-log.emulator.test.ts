import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { houseLogPath, type HouseLogContent } from '@rostrum/domain';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { hashOf, openLog } from './house-log.ts';

/** A database apart from the other tests' one, because the tool reads all of it. */
const PROJECT = 'demo-house-log';
const TOOL = fileURLToPath(new URL('../../../local/src/verify-data.ts', import.meta.url));
const app = initializeApp({ projectId: PROJECT }, PROJECT);
const db = getFirestore(app);
afterAll(() => deleteApp(app));

/** The output of `npm run verify-data` for that database, and its exit code. */
function verifyData(): Promise<{ code: unknown; lines: string }> {
  const env = { ...process.env, GCLOUD_PROJECT: PROJECT };
  return new Promise((resolve) => {
    execFile(process.execPath, [TOOL], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, lines: stdout + stderr }),
    );
  });
}

const decided = (decisionId: string): HouseLogContent => ({
  kind: 'decided',
  by: 'mo',
  about: 'ben',
  caseId: 'person-ben',
  decisionId,
  acts: [{ act: 'suspend', days: 7 }],
  ground: 'threat',
  verdict: null,
  wordsHash: hashOf('You said that you would hurt her.'),
  atMs: 5,
});

test('npm run verify-data finds the tampered entry of the log', { timeout: 60_000 }, async () => {
  await db.recursiveDelete(db.collection('houseLog'));
  await db.recursiveDelete(db.collection('house'));
  for (const id of ['d1', 'd2', 'd3'])
    await db.runTransaction(async (tx) => (await openLog(db, tx)).append(decided(id)));
  expect(await verifyData()).toMatchObject({ code: 0, lines: expect.stringContaining('4 documents') });

  await db.doc(houseLogPath(2)).update({ acts: [] });
  const found = await verifyData();
  expect(found.lines).toContain(`${houseLogPath(2)}: the log of the house is broken here`);
  expect(found.code).toBe(1);

  await db.doc(houseLogPath(2)).update({ acts: [{ act: 'suspend', days: 7 }] });
  await db.doc(houseLogPath(3)).delete();
  expect(await verifyData()).toMatchObject({ code: 1, lines: expect.stringContaining(houseLogPath(3)) });
});
