/** Codes of gRPC. */
const INVALID_ARGUMENT = 3;
const TRIES = 3;

/**
 * Runs a transaction, and runs it again if the database says that it is closed. The first run may have been
 * committed, so use this only for transactions that are safe to repeat. The SDK itself retries only some of the
 * database's messages.
 * @throws whatever else goes wrong, at once
 */
export async function beginAnew<Value>(transact: () => Promise<Value>): Promise<Value> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await transact();
    } catch (error) {
      if (tried >= TRIES || !isClosed(error)) throw error;
    }
  }
}

function isClosed(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  return error.code === INVALID_ARGUMENT && /transaction is invalid or closed/i.test(error.message);
}
