import { Firestore, Query, Transaction, WriteBatch, type QuerySnapshot } from 'firebase-admin/firestore';

/** Called with each read, write and delete that the SDK asks for. */
type Note = (kind: 'reads' | 'writes' | 'deletes', count: number) => void;

let isInstalled = false;

/**
 * Notes what this process reads and writes, as Firestore bills it: a missing document and a query that finds nothing are one read
 * each. A single document is read by `getAll`, and every write is staged in a batch. What a transaction does again counts again.
 */
export function countDocuments(note: Note): void {
  if (isInstalled) return;
  isInstalled = true;
  const noteRead = (found: unknown) => note('reads', Math.max(1, documentsIn(found)));
  after(Firestore.prototype, 'getAll', noteRead);
  after(Query.prototype, 'get', noteRead);
  after(Transaction.prototype, 'get', noteRead);
  after(Transaction.prototype, 'getAll', noteRead);
  for (const method of ['create', 'set', 'update'] as const)
    before(WriteBatch.prototype, method, () => note('writes', 1));
  before(WriteBatch.prototype, 'delete', () => note('deletes', 1));
}

function documentsIn(found: unknown): number {
  if (Array.isArray(found)) return found.length;
  return isQuerySnapshot(found) ? found.size : 1;
}

const isQuerySnapshot = (found: unknown): found is QuerySnapshot =>
  typeof found === 'object' && found !== null && 'size' in found && typeof found.size === 'number';

type Method<Name extends string> = Record<Name, (...given: never[]) => unknown>;

/** Passes the answer of a method on, and tells of it. */
function after<Name extends string>(
  prototype: Method<Name>,
  name: Name,
  tell: (found: unknown) => void,
): void {
  prototype[name] = new Proxy(prototype[name], {
    async apply(read, self, given: never[]) {
      const found: unknown = await Reflect.apply(read, self, given);
      tell(found);
      return found;
    },
  });
}

function before<Name extends string>(prototype: Method<Name>, name: Name, tell: () => void): void {
  prototype[name] = new Proxy(prototype[name], {
    apply(write, self, given: never[]) {
      tell();
      return Reflect.apply(write, self, given) as unknown;
    },
  });
}
