import { NAMELESS, own } from '@rostrum/domain';
import type { Names } from './event.ts';

/** People as a sentence names them: "Ada", "Ada and Ben", "Ada, Ben and Cleo"; empty for nobody. */
export function listPeople(uids: readonly string[], names: Names): string {
  const people = uids.map((uid) => own(names, uid) || NAMELESS);
  return people.length < 2 ? (people[0] ?? '') : `${people.slice(0, -1).join(', ')} and ${people.at(-1)}`;
}
