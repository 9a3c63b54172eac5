import { WriteBatch, type DocumentReference, type Firestore } from 'firebase-admin/firestore';

const noted = new Map<Firestore, Set<string>>();

/** Collects the paths of all writes to a database from now on. */
export function notingWrites(db: Firestore): Set<string> {
  const known = noted.get(db);
  if (known) return known;
  if (noted.size === 0) (['create', 'set', 'update'] as const).forEach(note);
  const paths = new Set<string>();
  noted.set(db, paths);
  return paths;
}

function note(method: 'create' | 'set' | 'update'): void {
  WriteBatch.prototype[method] = new Proxy(WriteBatch.prototype[method], {
    apply: (write, batch, given: [DocumentReference, ...unknown[]]) => {
      noted.get(given[0].firestore)?.add(given[0].path);
      return Reflect.apply(write, batch, given);
    },
  });
}
