import { findBreaches } from '@rostrum/domain/invariants';
import { expect, test } from 'vitest';
import { runCommand } from '../../commands/run-command.ts';
import { MemoryDatabase, type MemoryWrite } from '../memory-database.ts';
import { memoryPlatform } from '../memory-platform.ts';
import { CALM, memoryBatch } from '../memory-work.ts';
import { profilesOfPeople, type Ground } from './story.ts';
import { tellStories } from './tell-stories.ts';

/** Commands that are given. `ROSTRUM_GENERATED=400000` gives more. */
const COMMANDS = Number(process.env['ROSTRUM_GENERATED'] ?? 8_000);
const SEED = 14;

async function groundInMemory(): Promise<Ground & { database: MemoryDatabase }> {
  const database = new MemoryDatabase(Date.now);
  const written = new Set<string>();
  let drawn = 0;
  // Sequences of codes and tosses that repeat in every run.
  const below = (limit: number) => (drawn = (drawn * 48_271 + 11) % 2_147_483_647) % limit;
  const noting = { ...CALM, after: async (writes: readonly MemoryWrite[]) => note(writes) };
  const note = (writes: readonly MemoryWrite[]) => writes.forEach(({ path }) => written.add(path));
  const platform = memoryPlatform(database, { below }, noting);
  const write = async (path: string, changes: object) => {
    const batch = memoryBatch(database);
    batch.merge(path, changes);
    await batch.commit();
  };
  for (const [path, fields] of Object.entries(profilesOfPeople())) await write(path, fields);
  return {
    database,
    run: (asked, command) => runCommand(platform, asked, command),
    read: async (paths) => paths.map((path) => database.get(path).fields),
    write,
    written,
  };
}

test(
  `whatever people ask of a room fails in no case and leaves nothing unreadable: ${COMMANDS} commands in memory`,
  { timeout: 60_000 + COMMANDS * 20 },
  async () => {
    const ground = await groundInMemory();
    const told = await tellStories(ground, {
      commands: COMMANDS,
      seed: SEED,
      name: 'memory',
    });
    expect(findBreaches(ground.database.documents()).slice(0, 20)).toEqual([]);
    expect(told.commands).toBeGreaterThanOrEqual(COMMANDS);
    expect([...told.phases]).toEqual(expect.arrayContaining(['lobby', 'live', 'paused', 'verdictVote']));
    expect([...told.accepted]).toEqual(
      expect.arrayContaining(['takeSeat', 'ready', 'speak', 'chat', 'vote', 'react', 'appeal', 'caption']),
    );
    expect([...told.refused]).toEqual(expect.arrayContaining(['invalid-argument', 'not-the-host', 'muted']));
  },
);
