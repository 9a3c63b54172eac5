import { runCommand } from '@rostrum/rooms';
import { profilesOfPeople, tellStories, type Ground } from '@rostrum/rooms/testing/generated';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { describe, expect, test, vi } from 'vitest';
import { guardWrites } from '../storing/guard-writes.ts';
import { setting } from '../testing/emulator.ts';
import { notingWrites } from '../testing/noting-writes.ts';
import { platformOn } from './platform.ts';

/** Nobody waits for a command's tasks: these stories have their own clock. */
vi.mock('firebase-admin/functions', () => ({
  getFunctions: () => ({ taskQueue: () => ({ enqueue: () => Promise.resolve() }) }),
}));

/** The number of commands. The long form runs with `ROSTRUM_GENERATED=20000 npm test -- functions generated`. */
const COMMANDS = Number(process.env['ROSTRUM_GENERATED'] ?? 160);
/** The same stories in every run; a failure prints how to reproduce it. */
const SEED = 15;
const LONG_MS = 60_000 + COMMANDS * 200;

async function groundInFirestore(): Promise<Ground> {
  setting('FIRESTORE_EMULATOR_HOST');
  const app = initializeApp({ projectId: setting('GCLOUD_PROJECT') }, 'generated');
  const db = guardWrites(getFirestore(app));
  const profiles = Object.entries(profilesOfPeople());
  await Promise.all(profiles.map(([path, profile]) => db.doc(path).set(profile)));
  const platform = platformOn(db);
  return {
    run: (asked, command) => runCommand(platform, asked, command),
    read: async (paths) => {
      const found = await db.getAll(...paths.map((path) => db.doc(path)));
      return found.map((document) => document.data());
    },
    write: async (path, changes) => void (await db.doc(path).set(changes, { merge: true })),
    written: notingWrites(db),
  };
}

describe('whatever people ask of a room', () => {
  test(
    `fails in no case and leaves nothing unreadable: ${COMMANDS} commands`,
    { timeout: LONG_MS },
    async () => {
      const story = { commands: COMMANDS, seed: SEED, name: `${Date.now()}` };
      const told = await tellStories(await groundInFirestore(), story);
      expect(told.commands).toBeGreaterThanOrEqual(COMMANDS);
      expect([...told.phases]).toEqual(expect.arrayContaining(['lobby', 'live']));
      expect([...told.accepted]).toEqual(expect.arrayContaining(['takeSeat', 'ready', 'speak', 'chat']));
      expect([...told.refused]).toEqual(expect.arrayContaining(['invalid-argument', 'not-the-host']));
    },
  );
});
