/* eslint-disable words/visible -- Sentences for docs/data-model.md and for operators. */
import { apartPath, blockPath, followPath } from '../documents/bond.ts';
import { countedPeople } from '../documents/counted-people.ts';
import { findablePath } from '../documents/findable.ts';
import { flagPath } from '../documents/flag.ts';
import { storedProfile, usernamePath } from '../documents/profile.ts';
import { canonical } from '../house/house-log.ts';
import type { Invariant } from './invariant.ts';

const keysAstray: Invariant['check'] = (documents) =>
  documents.all('profiles/*').flatMap(({ path, data, fields }) => {
    const { isListed, nameKey, searchWords } = storedProfile(data);
    return Object.entries({ isListed, nameKey, searchWords })
      .filter(([name, value]) => canonical(value) !== canonical(Reflect.get(fields, name)))
      .map(([name]) => ({ path, what: `${name} does not follow from it` }));
  });

const namesAstray: Invariant['check'] = (documents) =>
  documents.all('profiles/*').flatMap(({ id, path, data }) => {
    if (data.username === null) return [];
    const owner = documents.get('usernames/*', usernamePath(data.username))?.data.uid;
    return owner === id ? [] : [{ path, what: 'its username belongs to somebody else, or to nobody' }];
  });

const findableWrongly: Invariant['check'] = (documents) => [
  ...documents
    .all('profiles/*')
    .filter(({ id, data }) => data.isFindable && !documents.has(findablePath(id)))
    .map(({ path }) => ({ path, what: 'search engines may find it, and do not learn of it' })),
  ...documents
    .all('findable/*')
    .filter(({ id }) => !documents.get('profiles/*', `profiles/${id}`)?.data.isFindable)
    .map(({ path }) => ({ path, what: 'its profile does not say so' })),
];

const apartWrongly: Invariant['check'] = (documents) => [
  ...documents
    .all('blocks/*')
    .filter(({ data }) => !documents.has(apartPath(data.by, data.uid)))
    .map(({ path }) => ({ path, what: 'the two are not kept apart' })),
  ...documents
    .all('apart/*')
    .filter(({ data: { uids } }) => {
      const [one = '', other = ''] = uids;
      return !documents.has(blockPath(one, other)) && !documents.has(blockPath(other, one));
    })
    .map(({ path }) => ({ path, what: 'neither of the two blocked the other' })),
];

/** Closed debates may have been counted before; examples count for nobody. */
const debatesMiscounted: Invariant['check'] = (documents) => {
  const counted = new Map<string, number>();
  const perhaps = new Map<string, number>();
  const add = (to: Map<string, number>, uid: string) => to.set(uid, (to.get(uid) ?? 0) + 1);
  for (const { data } of documents.all('rooms/*')) {
    if (data.isExample) continue;
    if (data.closed) for (const uid of data.peopleIds) add(perhaps, uid);
    else for (const uid of countedPeople(data)) add(counted, uid);
  }
  return documents.all('profiles/*').flatMap(({ id, path, data }) => {
    const least = counted.get(id) ?? 0;
    const isRight = data.debates >= least && data.debates <= least + (perhaps.get(id) ?? 0);
    return data.isDeleted || isRight
      ? []
      : [{ path, what: `it counts ${data.debates} debates, and ${least} are stored` }];
  });
};

/** Documents with the id of the person in their field `uid`. */
const OF_ONE_PERSON = [
  'rooms/*/members/*',
  'rooms/*/captions/*',
  'rooms/*/feedback/*',
  'rooms/*/votes/*',
  'rooms/*/messages/*/reactions/*',
  'rooms/*/interventions/*/unfair/*',
  'topics/*/votes/*',
  'seekers/*',
] as const;

const belongsWrongly: Invariant['check'] = (documents) => {
  const bonds = [
    ...documents.all('follows/*').map(({ path, data }) => ({ path, owned: followPath(data.by, data.uid) })),
    ...documents.all('blocks/*').map(({ path, data }) => ({ path, owned: blockPath(data.by, data.uid) })),
    ...documents
      .all('rooms/*/flags/*')
      .map(({ path, ids, data }) => ({ path, owned: flagPath(ids[0] ?? '', data.messageId, data.by) })),
    ...documents.all('apart/*').map(({ path, data: { uids } }) => {
      const [one = '', other = ''] = uids;
      return { path, owned: apartPath(one, other) };
    }),
  ].filter(({ path, owned }) => path !== owned);
  const own = OF_ONE_PERSON.flatMap((place) =>
    documents.all(place).filter(({ id, data }) => data.uid !== undefined && data.uid !== id),
  );
  const ballots = documents.all('rooms/*/judgeBallots/*').filter(({ id, data }) => data.by !== id);
  return [...bonds, ...own, ...ballots].map(({ path }) => ({ path, what: 'its id names somebody else' }));
};

export const PEOPLE_INVARIANTS: readonly Invariant[] = [
  {
    name: 'profile-keys-follow',
    sentence: 'The keys `isListed`, `nameKey` and `searchWords` of a profile follow from it.',
    check: keysAstray,
  },
  {
    name: 'username-belongs-to-its-profile',
    sentence: 'The username of a profile belongs to its person.',
    check: namesAstray,
  },
  {
    name: 'findable-follows-the-profile',
    sentence: 'Exactly the people whose profile says so are in `findable`.',
    check: findableWrongly,
  },
  {
    name: 'apart-follows-the-blocks',
    sentence: 'Two people are in `apart` exactly if one of them blocked the other.',
    check: apartWrongly,
  },
  {
    name: 'debates-are-counted',
    sentence:
      'A profile counts the public debates with a result in which its person sat. One that the house closed may be counted or not; examples are not.',
    check: debatesMiscounted,
  },
  {
    name: 'id-names-its-person',
    sentence: 'A document that belongs to a person, or to two, has their ids in its own.',
    check: belongsWrongly,
  },
];
