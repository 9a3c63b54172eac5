import { NAMELESS, profilePath, profileSchema, type Person } from '@rostrum/domain';
import { getOne, type Reader } from '../port/documents.ts';
import { readIfReadable } from '../port/read-stored.ts';

/** A person's name and photo in rooms, from their profile. */
export async function readPerson(reader: Reader, uid: string): Promise<Person> {
  const profile = readIfReadable(profileSchema, await getOne(reader, profilePath(uid)));
  if (!profile) return { displayName: NAMELESS, photoURL: '' };
  const { displayName, username, photoURL } = profile;
  return { displayName: displayName || username || NAMELESS, photoURL };
}

/** Those of these people whose account is not deleted. */
export async function stillHere(reader: Reader, uids: readonly string[]): Promise<string[]> {
  if (uids.length === 0) return [];
  const profiles = await reader.getAll(uids.map(profilePath));
  return uids.filter((_, place) => !readIfReadable(profileSchema, profiles[place])?.isDeleted);
}
