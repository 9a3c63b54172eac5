import { expect, test } from 'vitest';
import { memoryPlatform } from '../memory-platform.ts';
import { MemoryDatabase } from '../memory-database.ts';
import { countClock } from './count-commands.ts';
import { countingPlatform } from './counting.ts';

test('a missing document, an empty query and a required absence are billed too', async () => {
  const database = new MemoryDatabase(() => 1_000);
  const { platform, work } = countingPlatform(memoryPlatform(database, { below: () => 0 }));
  await platform.transaction(async (unit) => {
    await unit.getAll(['rooms/a', 'rooms/b']);
    await unit.query({ collection: 'rooms', limit: 9 });
    unit.delete('rooms/a');
  });
  const batch = platform.batch();
  batch.requireAbsent('rooms/a');
  expect(batch.isEmpty).toBe(true);
  await batch.commit();
  expect(work).toEqual({ reads: 3, writes: 0, deletes: 2, tasks: 0, heard: 0 });
});

test('the clock reads the room before it acts, and the end of a step writes more than a bell', async () => {
  const { bell, end } = await countClock();
  expect(bell).toMatchObject({ reads: 3, deletes: 0 });
  expect(end.writes).toBeGreaterThan(bell.writes);
});
