import { isDeepStrictEqual } from 'node:util';
import { findBreaches } from '@rostrum/domain/invariants';
import { expect, test } from 'vitest';
import { runCommand } from '../../commands/run-command.ts';
import { MemoryDatabase, type MemoryWrite } from '../memory-database.ts';
import { memoryPlatform } from '../memory-platform.ts';
import { CALM, memoryBatch, type CommitHooks } from '../memory-work.ts';
import { profilesOfPeople, type Ground } from './story.ts';
import { tellStories } from './tell-stories.ts';

const COMMANDS = 800;
const SEED = 76;
const MINUTE_MS = 60_000;

/** A fault between a handler and its database, or of its machine. */
class Fault extends Error {}

type Chance = (limit: number) => number;

function chanceOf(seed: number): Chance {
  let drawn = seed;
  return (limit) => (drawn = (drawn * 48_271 + 11) % 2_147_483_647) % limit;
}

const sometimes = (below: Chance, what: string) => async () => {
  if (below(2) === 0) throw new Fault(what);
};

/** How Firestore refuses a write when it can take no more. */
const exhausted = () => Object.assign(new Fault('Quota exceeded'), { code: 8 });

/** Each fault, as it meets every other commit. */
const FAULTS: readonly [name: string, hooks: (below: Chance) => Partial<CommitHooks>][] = [
  ['the function dies before its commit', (below) => ({ before: sometimes(below, 'died before') })],
  ['the function dies after its commit', (below) => ({ after: sometimes(below, 'died after') })],
  [
    'the database takes no more writes',
    (below) => ({
      before: async () => {
        if (below(2) === 0) throw exhausted();
      },
    }),
  ],
];

/**
 * People who send a command again, under the same id, until it is answered: the product's outbox does. `wrongMs` is how far the
 * clock of the instance is off that answers.
 */
async function unsteadyGround(
  hooks: Partial<CommitHooks>,
  wrongMs: () => number = () => 0,
): Promise<{ ground: Ground; database: MemoryDatabase; faults: () => number }> {
  const database = new MemoryDatabase(Date.now);
  const written = new Set<string>();
  let faults = 0;
  const note = (writes: readonly MemoryWrite[]) => writes.forEach(({ path }) => written.add(path));
  const noting: CommitHooks = {
    ...CALM,
    ...hooks,
    after: async (writes) => {
      note(writes);
      await hooks.after?.(writes);
    },
  };
  const platform = memoryPlatform(database, { below: chanceOf(3) }, noting);
  const write = async (path: string, changes: object) => {
    const batch = memoryBatch(database);
    batch.merge(path, changes);
    await batch.commit();
  };
  for (const [path, fields] of Object.entries(profilesOfPeople())) await write(path, fields);
  const run: Ground['run'] = async (asked, command) => {
    for (;;) {
      const before = database.documents();
      try {
        return await runCommand(platform, { ...asked, atMs: asked.atMs + wrongMs() }, command);
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        faults += 1;
        const isUnchanged = isDeepStrictEqual(database.documents(), before);
        if (written.size === 0 && !isUnchanged)
          throw new Error('It died before its commit, and yet stored something', { cause: error });
      }
    }
  };
  const read: Ground['read'] = async (paths) => paths.map((path) => database.get(path).fields);
  return { ground: { run, read, write, written }, database, faults: () => faults };
}

test.each(FAULTS)(
  `%s: ${COMMANDS} commands are each done once, and everything stored agrees`,
  { timeout: 300_000 },
  async (_, hooks) => {
    const { ground, database, faults } = await unsteadyGround(hooks(chanceOf(5)));
    await tellStories(ground, { commands: COMMANDS, seed: SEED, name: 'faults' });
    expect(faults()).toBeGreaterThan(COMMANDS / 20);
    expect(findBreaches(database.documents())).toEqual([]);
  },
);

test(
  `the clocks of instances jump by up to ten minutes: ${COMMANDS} commands, and everything stored agrees`,
  { timeout: 300_000 },
  async () => {
    const below = chanceOf(7);
    const { ground, database } = await unsteadyGround({}, () => (below(21) - 10) * MINUTE_MS);
    await tellStories(ground, { commands: COMMANDS, seed: SEED, name: 'clocks' });
    expect(findBreaches(database.documents())).toEqual([]);
  },
);
