import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** Codes of gRPC. */
const INVALID_ARGUMENT = 3;
const TRIES = 3;

/**
 * Runs a transaction, and runs it again if the database says that it is closed. The first run may have been
 * committed, so use this only for transactions that are safe to repeat. The SDK itself retries only some of the
 * database's messages.
 * @throws any other error immediately
 */
export async function retryClosed<Value>(transact: () => Promise<Value>): Promise<Value> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await transact();
    } catch (error) {
      if (tried >= TRIES || !isClosed(error)) throw error;
    }
  }
}

/** Runs a repeatable transaction, and runs it again if a busy database closed it. */
export function transact<Value>(db: Firestore, work: (tx: Transaction) => Promise<Value>): Promise<Value> {
  return retryClosed(() => db.runTransaction(work));
}

function isClosed(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  return error.code === INVALID_ARGUMENT && /transaction is invalid or closed/i.test(error.message);
}
