import { apartPath, type RoomDocument } from '@rostrum/domain';
import { aMessage } from '@rostrum/domain/testing';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  limitToLast,
  orderBy,
  query,
  where,
  type QueryConstraint,
} from 'firebase/firestore';
import { describe, test } from 'vitest';
import { as, expectAllowed, givenDocuments } from './support/environment.ts';
import { everyoneBut, type Person } from './support/people.ts';
import { ROOM_DOCUMENTS, ROOM_KINDS } from './support/rooms.ts';

/** The host keeps apart from everybody; only the debater has a seat. */
const APART: Person[] = ['stranger', 'member'];
const OF_ZOE: RoomDocument = { ...ROOM_KINDS[1]!.fields, hostId: 'zoe', peopleIds: ['zoe'] };
const apart = (one: string, other: string) => ({ [apartPath(one, other)]: { uids: [one, other], atMs: 1 } });

givenDocuments({
  ...ROOM_DOCUMENTS,
  ...apart('host', 'stranger'),
  ...apart('host', 'member'),
  ...apart('host', 'debater'),
  ...apart('zoe', 'member'),
  'rooms/of-zoe': OF_ZOE,
  'rooms/of-zoe/messages/shown': aMessage({ authorId: 'zoe' }),
  ...Object.fromEntries(ROOM_KINDS.map(({ id }) => [`rooms/${id}/report/debate`, { sections: [] }] as const)),
});

const PARTS = [
  'members/host',
  'messages/shown',
  'backchannel/line',
  'interventions/to-all',
  'events/000000',
  'report/debate',
];

describe.each(ROOM_KINDS)(
  '$name, once a block stands between its host and others',
  ({ id, fields, readers }) => {
    const isRecord = fields.visibility === 'public' && fields.status === 'finished';
    const still = isRecord ? readers : readers.filter((person) => !APART.includes(person));

    test.each(everyoneBut('visitor'))(
      'is read by those with a seat, and as a public record: tried by a %s',
      async (person) => {
        const isReader = still.includes(person);
        await expectAllowed(isReader, getDoc(doc(as(person), `rooms/${id}`)));
        for (const part of PARTS)
          await expectAllowed(isReader, getDoc(doc(as(person), `rooms/${id}/${part}`)));
      },
    );
  },
);

describe('a debate under way, once a block stands between its host and others', () => {
  const ask = (person: Person, name: string, ...constraints: QueryConstraint[]) =>
    getDocs(query(collection(as(person), `rooms/public-live/${name}`), ...constraints));
  const shown = [where('state', '==', 'shown'), orderBy('createdAtMs'), limitToLast(50)];

  test.each(everyoneBut('visitor'))('is not listened to by the audience: tried by a %s', async (person) => {
    const isIn = !APART.includes(person);
    await expectAllowed(isIn, ask(person, 'messages', ...shown));
    await expectAllowed(isIn, ask(person, 'messages', where('open', '==', true), ...shown));
    await expectAllowed(isIn, ask(person, 'backchannel', limit(50)));
    await expectAllowed(isIn, ask(person, 'members', limit(50)));
    await expectAllowed(isIn, ask(person, 'interventions', where('to', '==', 'all')));
  });

  test('whichever of the two names comes first', async () => {
    await expectAllowed(false, getDoc(doc(as('member'), 'rooms/of-zoe')));
    await expectAllowed(false, getDoc(doc(as('member'), 'rooms/of-zoe/messages/shown')));
    await expectAllowed(true, getDoc(doc(as('debater'), 'rooms/of-zoe')));
    await expectAllowed(true, getDoc(doc(as('stranger'), 'rooms/of-zoe/messages/shown')));
  });
});
