import {
  accept,
  apartPath,
  FOLLOWS,
  followSchema,
  isFound,
  isOnline,
  PEOPLE_A_PAGE,
  PRESENCE_MS,
  profilePath,
  profileSchema,
  PROFILES,
  searchKeyOf,
  storedProfile,
  type FoundPeople,
  type FoundPerson,
  type PeopleCommandOf,
  type PeopleCursor,
  type Profile,
} from '@rostrum/domain';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import type { Handled } from './context.ts';
import { fieldsOf, readable } from '../unreadable/read-stored.ts';

type Wish = PeopleCommandOf<'find'>;
type SearchCaller = { uid: string; atMs: number };
type Listed = Profile & { uid: string };
type Page = { people: Listed[]; next: PeopleCursor | null };

/**
 * A page of people, without the caller, hidden people and people apart from the caller by a block. The database
 * filters by the most selective part of the wish, and this code by the rest. A page may therefore be short and
 * still have a next one. Costs at most 24 reads: each of twelve people, and whether the two are apart.
 */
export async function findPeople(
  db: Firestore,
  { uid, atMs }: SearchCaller,
  wish: Wish,
): Promise<Handled<FoundPeople>> {
  const page = wish.isFollowed ? await followed(db, uid, wish) : await listed(db, wish, atMs);
  const wanted = page.people.filter((person) => person.uid !== uid && isWanted(person, wish, atMs));
  const people = (await withoutApart(db, uid, wanted)).map(asFound);
  return accept({ answer: { people, next: page.next } });
}

async function listed(db: Firestore, wish: Wish, atMs: number): Promise<Page> {
  const { query, order } = queryFor(db, wish, atMs);
  const { after } = wish;
  const { docs } = await (after ? query.startAfter(after.key, after.id) : query).limit(PEOPLE_A_PAGE).get();
  const people = readable(docs, (one) => ({ ...fieldsOf(profileSchema, one), uid: one.id }));
  const last = docs.length === PEOPLE_A_PAGE ? docs.at(-1) : undefined;
  const key: unknown = last?.get(order);
  const hasNext = typeof key === 'string' || typeof key === 'number';
  return { people, next: last && hasNext ? { key, id: last.id } : null };
}

/** The part of the query that the database filters by: words, or else an interest; and who is online. */
function queryFor(db: Firestore, wish: Wish, atMs: number): { query: Query; order: string } {
  const listed = db.collection(PROFILES).where('isListed', '==', true);
  const word = searchKeyOf(wish.words);
  const meant = word
    ? listed.where('searchWords', 'array-contains', word)
    : wish.interest
      ? listed.where('interests', 'array-contains', wish.interest)
      : listed;
  const byId = FieldPath.documentId();
  if (!wish.isOnline) return { query: meant.orderBy('nameKey').orderBy(byId), order: 'nameKey' };
  const online = meant.where('lastSeenAtMs', '>', atMs - PRESENCE_MS);
  return { query: online.orderBy('lastSeenAtMs', 'desc').orderBy(byId, 'desc'), order: 'lastSeenAtMs' };
}

/** The people whom the caller follows, newest first, without hidden ones. */
async function followed(db: Firestore, uid: string, { after }: Wish): Promise<Page> {
  const mine = db
    .collection(FOLLOWS)
    .where('by', '==', uid)
    .orderBy('atMs', 'desc')
    .orderBy(FieldPath.documentId(), 'desc');
  const { docs } = await (after ? mine.startAfter(after.key, after.id) : mine).limit(PEOPLE_A_PAGE).get();
  const follows = readable(docs, (one) => fieldsOf(followSchema, one));
  const stored =
    follows.length > 0 ? await db.getAll(...follows.map((one) => db.doc(profilePath(one.uid)))) : [];
  const there = stored.filter(({ exists }) => exists);
  const people = readable(there, (one) => ({ ...fieldsOf(profileSchema, one), uid: one.id }));
  const last = docs.length === PEOPLE_A_PAGE ? docs.at(-1) : undefined;
  const atMs = follows.at(-1)?.atMs;
  return { people, next: last && atMs !== undefined ? { key: atMs, id: last.id } : null };
}

function isWanted(person: Listed, { words, interest, isOnline: wantsOnline }: Wish, atMs: number): boolean {
  return (
    storedProfile(person).isListed &&
    isFound(person, words) &&
    (interest === null || person.interests.includes(interest)) &&
    (!wantsOnline || isOnline(person, atMs))
  );
}

async function withoutApart(db: Firestore, uid: string, people: readonly Listed[]): Promise<Listed[]> {
  if (people.length === 0) return [];
  const pairs = await db.getAll(...people.map((person) => db.doc(apartPath(uid, person.uid))));
  const apart = new Set(pairs.filter(({ exists }) => exists).map(({ id }) => `apart/${id}`));
  return people.filter((person) => !apart.has(apartPath(uid, person.uid)));
}

function asFound(person: Listed): FoundPerson {
  const { uid, displayName, username, photoURL, bio, interests, debates, lastSeenAtMs } = person;
  return { uid, displayName, username, photoURL, bio, interests, debates, lastSeenAtMs };
}
