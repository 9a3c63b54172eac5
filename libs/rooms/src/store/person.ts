import { NAMELESS, profilePath, profileSchema, type Person } from '@rostrum/domain';
import { getOne, type Reader } from '../port/documents.ts';
import { readIfReadable } from '../port/read-stored.ts';
import { distinctName } from './distinct-name.ts';

/**
 * A person's name and photo in a room, from their profile.
 * @param people those with a part in the debate, by their ids; nobody else there looks the same by name
 */
export async function readPerson(
  reader: Reader,
  uid: string,
  people: Readonly<Record<string, Person>> = {},
): Promise<Person> {
  const { displayName, username, photoURL } = await readNames(reader, uid);
  const others = Object.keys(people).filter((other) => other !== uid);
  const names = others.flatMap((other) => people[other]?.displayName ?? []);
  return { displayName: distinctName(displayName, username, names), photoURL };
}

async function readNames(reader: Reader, uid: string): Promise<Person & { username: string | null }> {
  const profile = readIfReadable(profileSchema, await getOne(reader, profilePath(uid)));
  if (!profile) return { displayName: NAMELESS, username: null, photoURL: '' };
  const { displayName, username, photoURL } = profile;
  return { displayName: displayName || username || NAMELESS, username, photoURL };
}

/** Those of these people whose account is not deleted. */
export async function stillHere(reader: Reader, uids: readonly string[]): Promise<string[]> {
  if (uids.length === 0) return [];
  const profiles = await reader.getAll(uids.map(profilePath));
  return uids.filter((_, place) => !readIfReadable(profileSchema, profiles[place])?.isDeleted);
}
