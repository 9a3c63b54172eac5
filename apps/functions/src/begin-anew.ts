/** Codes of gRPC. */
const INVALID_ARGUMENT = 3;
const TRIES = 3;

/**
 * Does a transaction, and does it anew where the database says that it is closed. It may have been committed just before, so
 * this is for transactions alone that do nothing twice. The SDK does the same by itself for some words of the database only.
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
