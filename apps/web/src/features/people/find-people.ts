import type { PersonProfile } from '@rostrum/data';
import { foldText, NAMELESS } from '@rostrum/domain';

/** The people whose name or username has what was typed; who asks is never among them. */
export function findPeople(people: readonly PersonProfile[], words: string, uid: string): PersonProfile[] {
  const wanted = foldText(words.trim().replace(/^@/, ''));
  return people.filter(
    ({ id, displayName, username }) =>
      id !== uid && foldText(`${displayName} ${username ?? ''}`).includes(wanted),
  );
}

export function nameOf({ displayName, username }: PersonProfile): string {
  return displayName || username || NAMELESS;
}
