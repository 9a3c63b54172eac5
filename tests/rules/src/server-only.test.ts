import { collection, deleteDoc, doc, getDoc, getDocs, limit, query, setDoc } from 'firebase/firestore';
import { describe, test } from 'vitest';
import { as, expectAllowed, givenDocuments } from './support/environment.ts';
import { PEOPLE } from './support/people.ts';
import { ROOM_DOCUMENTS } from './support/rooms.ts';

const PLACES = [
  {
    name: 'remembered commands of a room',
    collectionPath: 'rooms/public-finished/commands',
    id: 'host-command1',
  },
  {
    name: 'remembered commands of a person',
    collectionPath: 'people/member/commands',
    id: 'member-command1',
  },
  { name: 'what the moderator remembers', collectionPath: 'rooms/public-finished/server', id: 'moderator' },
  { name: 'pairs that are kept apart', collectionPath: 'apart', id: 'debater~member' },
  { name: 'codes of rooms', collectionPath: 'roomCodes', id: 'ABC234' },
  { name: 'limits', collectionPath: 'rateLimits', id: 'code-member' },
  {
    name: 'budgets of people and rooms',
    collectionPath: 'modelBudgets',
    id: '2026-11-20-person-member',
  },
  { name: 'faults in browsers', collectionPath: 'browserFaults', id: '2026-11-20' },
  { name: 'faults of the server', collectionPath: 'serverFaults', id: '2026-11-20' },
  { name: 'last runs in the background', collectionPath: 'lastRuns', id: 'roomSweeper' },
  { name: 'counts of sign-ins', collectionPath: 'signIns', id: '2026-11-20-0' },
  { name: 'erasures of accounts', collectionPath: 'erasures', id: 'member' },
  { name: 'messages of the identity provider', collectionPath: 'webhookMessages', id: 'msg_1' },
  { name: 'what the identity provider said last', collectionPath: 'people/member/private', id: 'identity' },
  { name: 'places that no rule names', collectionPath: 'secrets', id: 'one' },
  { name: 'parts of a room that no rule names', collectionPath: 'rooms/public-finished/secrets', id: 'host' },
  { name: 'parts of a person that no rule names', collectionPath: 'users/member/private', id: 'member' },
];

givenDocuments({
  ...ROOM_DOCUMENTS,
  ...Object.fromEntries(
    PLACES.map(({ collectionPath, id }) => [`${collectionPath}/${id}`, { roomId: 'private-live' }]),
  ),
});

describe.each(PLACES)('$name', ({ collectionPath, id }) => {
  test.each(PEOPLE)('are nobody’s but the server’s: tried by a %s', async (person) => {
    const path = `${collectionPath}/${id}`;
    await expectAllowed(false, getDoc(doc(as(person), path)));
    await expectAllowed(false, getDocs(query(collection(as(person), collectionPath), limit(1))));
    await expectAllowed(false, setDoc(doc(as(person), path), { mine: true }));
    await expectAllowed(false, setDoc(doc(as(person), `${collectionPath}/new-${person}`), { mine: true }));
    await expectAllowed(false, deleteDoc(doc(as(person), path)));
  });
});
