import { aMessage, anIntervention } from '@rostrum/domain/testing';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type QueryConstraint,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { as, expectAllowed, givenDocuments } from './support/environment.ts';
import { ROOM_DOCUMENTS, ROOM_KINDS } from './support/rooms.ts';

const RECORD = 'rooms/public-finished';

givenDocuments({
  ...ROOM_DOCUMENTS,
  [`${RECORD}/messages/held`]: aMessage({ authorId: 'debater', state: 'held' }),
  [`${RECORD}/messages/withdrawn`]: aMessage({ authorId: 'debater', state: 'withdrawn' }),
  [`${RECORD}/interventions/to-debater`]: anIntervention({ to: 'debater' }),
});

/** The queries of a record's page, page after page. */
const PARTS: { name: string; ordered: QueryConstraint[] }[] = [
  { name: 'events', ordered: [orderBy('seq')] },
  { name: 'messages', ordered: [where('state', '==', 'shown'), orderBy('createdAtMs')] },
  { name: 'interventions', ordered: [where('to', '==', 'all'), orderBy('atMs')] },
];

const ask = (path: string, ...parts: QueryConstraint[]) =>
  getDocs(query(collection(as('visitor'), path), ...parts));

describe('a visitor at the record of a public debate', () => {
  test('reads the room', async () => {
    await expectAllowed(true, getDoc(doc(as('visitor'), RECORD)));
  });

  test.each(PARTS)('reads its $name, and the page after the last', async ({ name, ordered }) => {
    const { docs } = await ask(`${RECORD}/${name}`, ...ordered, limit(300));
    expect(docs).toHaveLength(1);
    await expectAllowed(true, ask(`${RECORD}/${name}`, ...ordered, startAfter(docs[0]), limit(300)));
  });

  test.each(['messages', 'interventions'])('reads no %s that were not for everybody', async (name) => {
    await expectAllowed(false, ask(`${RECORD}/${name}`, limit(300)));
  });

  test.each([
    'messages/held',
    'messages/withdrawn',
    'interventions/to-debater',
    'members/host',
    'votes/member',
  ])('does not read %s', async (path) => {
    await expectAllowed(false, getDoc(doc(as('visitor'), `${RECORD}/${path}`)));
  });

  test.each(['members', 'votes', 'flags'])('does not list its %s', async (name) => {
    await expectAllowed(false, ask(`${RECORD}/${name}`, limit(1)));
  });
});

describe.each(ROOM_KINDS.filter(({ id }) => id !== 'public-finished'))('a visitor at $name', ({ id }) => {
  test('reads neither the room nor any part of it', async () => {
    await expectAllowed(false, getDoc(doc(as('visitor'), `rooms/${id}`)));
    for (const { name, ordered } of PARTS)
      await expectAllowed(false, ask(`rooms/${id}/${name}`, ...ordered, limit(300)));
  });
});
