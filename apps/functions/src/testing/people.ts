import { randomUUID } from 'node:crypto';
import {
  invitationSchema,
  noticeSchema,
  profileSchema,
  type FoundPeople,
  type PeopleCommandInput,
} from '@rostrum/domain';
import { call, emulatedDatabase, type Called, type TestPerson } from './emulator.ts';

/** Sends a command of the area `people` under a new (or the given) command id. */
export function asks(
  { idToken }: TestPerson,
  command: PeopleCommandInput,
  commandId: string = randomUUID(),
): Promise<Called> {
  return call('people', { commandId, command }, idToken);
}

type Search = Extract<PeopleCommandInput, { type: 'find' }>;

/** A page of people as this person finds them. */
export async function finds(person: TestPerson, search: Partial<Search>): Promise<FoundPeople> {
  const wish = { words: '', interest: null, isOnline: false, isFollowed: false, after: null, ...search };
  const { result } = await asks(person, { type: 'find', ...wish });
  return result!.value as unknown as FoundPeople;
}

const read = async (path: string) => (await emulatedDatabase().doc(path).get()).data();

export async function profileOf(uid: string) {
  return profileSchema.parse(await read(`profiles/${uid}`));
}

export async function ownerOf(username: string): Promise<unknown> {
  return (await read(`usernames/${username}`))?.['uid'];
}

export async function invitationWith(id: string) {
  return invitationSchema.parse(await read(`invitations/${id}`));
}

/** A person's notices, newest first. */
export async function noticesOf({ uid }: TestPerson) {
  const { docs } = await emulatedDatabase().collection(`people/${uid}/notices`).get();
  return docs
    .map((one) => ({ id: one.id, ...noticeSchema.parse(one.data()) }))
    .toSorted((one, other) => other.atMs - one.atMs);
}
