import * as fc from 'fast-check';
import { FORMATS, type RoomCommandInput } from '@rostrum/domain';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { describe, expect, test, vi } from 'vitest';
import { guardWrites } from '../storing/guard-writes.ts';
import { setting } from '../testing/emulator.ts';
import { creation } from '../testing/rooms.ts';
import { move } from './generated/move.ts';
import { Story, writeProfiles, type Told } from './generated/story.ts';

/** Nobody waits for the tasks that a command makes: these stories have a clock of their own. */
vi.mock('firebase-admin/functions', () => ({
  getFunctions: () => ({ taskQueue: () => ({ enqueue: () => Promise.resolve() }) }),
}));

/** Commands that are given; the long form is asked for by `ROSTRUM_GENERATED=20000 npm test -- functions generated`. */
const COMMANDS = Number(process.env['ROSTRUM_GENERATED'] ?? 160);
const COMMANDS_A_STORY = 80;
/** The same stories in every run; a failure prints what reproduces it. */
const SEED = 11;
const LONG_MS = 60_000 + COMMANDS * 200;

const room: fc.Arbitrary<RoomCommandInput> = fc
  .record({
    formatId: fc.constantFrom(...FORMATS.keys()),
    visibility: fc.constantFrom('public', 'unlisted', 'private'),
    strictness: fc.constantFrom('relaxed', 'standard', 'strict'),
    steelmanGate: fc.boolean(),
    pace: fc.constantFrom('live', 'live', 'live', 'correspondence'),
  })
  .map(creation);

describe('whatever people ask of a room', () => {
  test(
    `fails in no case and leaves nothing unreadable: ${COMMANDS} commands`,
    { timeout: LONG_MS },
    async () => {
      setting('FIRESTORE_EMULATOR_HOST');
      const app = initializeApp({ projectId: setting('GCLOUD_PROJECT') }, 'generated');
      const db = guardWrites(getFirestore(app));
      await writeProfiles(db);
      const told: Told = { commands: 0, accepted: new Set(), refused: new Set(), phases: new Set() };
      const run = `${Date.now()}`;
      let stories = 0;
      await fc.assert(
        fc.asyncProperty(
          room,
          fc.array(move, { minLength: COMMANDS_A_STORY, maxLength: COMMANDS_A_STORY }),
          async (opening, moves) => {
            stories += 1;
            await new Story(db, told, `${run}-${stories}`).tell(opening, moves);
          },
        ),
        { numRuns: Math.ceil(COMMANDS / COMMANDS_A_STORY), seed: SEED, endOnFailure: true },
      );
      expect(told.commands).toBeGreaterThanOrEqual(COMMANDS);
      expect([...told.phases]).toEqual(expect.arrayContaining(['lobby', 'live']));
      expect([...told.accepted]).toEqual(expect.arrayContaining(['takeSeat', 'ready', 'speak', 'chat']));
      expect([...told.refused]).toEqual(expect.arrayContaining(['invalid-argument', 'not-the-host']));
    },
  );
});
