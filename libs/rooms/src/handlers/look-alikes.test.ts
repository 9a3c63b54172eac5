import { memberPath, profilePath, roomPath } from '@rostrum/domain';
import { expect, test } from 'vitest';
import { aDebateInMemory } from '../testing/a-debate.ts';

/** Ada's name, with the letter that Cyrillic has for the same shape. */
const LOOKS_LIKE_ADA = 'аda';

test('a person who looks like a debater by name gets a mark, as a watcher and on a seat', async () => {
  const { roomId, run, put, database } = await aDebateInMemory({ settings: { formatId: 'public-forum' } });
  const eve = { displayName: LOOKS_LIKE_ADA, username: null, photoURL: '', createdAtMs: 1 };
  await put(profilePath('eve'), eve);
  const read = (path: string) => database.get(path).fields;
  await run('eve', { type: 'enter', roomId });
  expect(read(memberPath(roomId, 'eve'))).toMatchObject({ displayName: 'аda (2)' });
  await run('eve', { type: 'takeSeat', roomId, seatId: 'for-2' });
  expect(read(roomPath(roomId))).toMatchObject({
    people: { ada: { displayName: 'ada' }, eve: { displayName: 'аda (2)' } },
  });
});
