import { writeChecks } from '@rostrum/rooms';
import { FieldValue, WriteBatch, type DocumentReference, type Firestore } from 'firebase-admin/firestore';

/** Firestore's checks of writes. */
export const firestoreChecks = writeChecks({
  isMade: (value) => value instanceof FieldValue,
  isRemoval: (value) => value instanceof FieldValue && value.isEqual(FieldValue.delete()),
});

const guarded = new WeakSet<Firestore>();
let isInstalled = false;

/**
 * Rejects every write that could not be read back: it checks each one with the schema of its path. The SDK stages
 * every write in a `WriteBatch`, from a transaction, a batch or a single document. So no write can bypass this
 * check.
 */
export function guardWrites(db: Firestore): Firestore {
  guarded.add(db);
  if (!isInstalled) install();
  isInstalled = true;
  return db;
}

function install(): void {
  const { whole, update, merge } = firestoreChecks;
  checkBefore('create', whole);
  checkBefore('update', update);
  checkBefore('set', (path, data, options) => (isMerge(options) ? merge : whole)(path, data));
}

type Check = (path: string, data: object, options: unknown) => void;

function checkBefore(method: 'create' | 'set' | 'update', check: Check): void {
  WriteBatch.prototype[method] = new Proxy(WriteBatch.prototype[method], {
    apply: (write, batch, given: [DocumentReference, object, ...unknown[]]) => {
      const [ref, data, options] = given;
      if (guarded.has(ref.firestore)) check(ref.path, data, options);
      return Reflect.apply(write, batch, given);
    },
  });
}

function isMerge(options: unknown): boolean {
  if (typeof options !== 'object' || options === null) return false;
  return ('merge' in options && options.merge === true) || 'mergeFields' in options;
}
