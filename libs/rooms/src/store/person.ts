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
