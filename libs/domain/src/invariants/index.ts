import { RECORD_INVARIANTS, ROOM_INVARIANTS } from './debates.ts';
import { FLOOR_INVARIANTS } from './floor.ts';
import type { Breach, Invariant } from './invariant.ts';
import { PEOPLE_INVARIANTS } from './people.ts';
import { StoredDocuments } from './stored-documents.ts';
import { TOPIC_INVARIANTS } from './topics.ts';
import { WHOLE_INVARIANTS } from './whole.ts';

/** Everything that holds between the documents of a database at any moment, in the order of docs/data-model.md. */
export const INVARIANTS: readonly Invariant[] = [
  ...RECORD_INVARIANTS,
  ...FLOOR_INVARIANTS,
  ...ROOM_INVARIANTS,
  ...PEOPLE_INVARIANTS,
  ...TOPIC_INVARIANTS,
  ...WHOLE_INVARIANTS,
];

/** What holds for the record of a debate alone, without the documents around its room. */
export const INVARIANTS_OF_A_RECORD: readonly Invariant[] = [...RECORD_INVARIANTS, ...FLOOR_INVARIANTS];

/** Every breach of some invariants, each with the name of its invariant. */
export function findBreaches(
  documents: Iterable<readonly [path: string, fields: object]>,
  invariants: readonly Invariant[] = INVARIANTS,
): (Breach & { name: string })[] {
  const stored = new StoredDocuments(documents);
  return invariants.flatMap(({ name, check }) => check(stored).map((breach) => ({ ...breach, name })));
}
