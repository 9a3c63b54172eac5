import { setTimeout as sleep } from 'node:timers/promises';
import { local } from '../stack/addresses.ts';
import type { Addresses } from '../stack/addresses.ts';

const ATTEMPTS = 5;
const BETWEEN_ATTEMPTS_MS = 2_000;
/** A function that had read its documents before they were deleted has written the last of them within this time. */
const QUIET_MS = 2_000;
/** The functions also write by the clock, such as once a minute what they did. */
const REMOVALS = 10;

/**
 * Deletes every document and every Firebase account of the stack. Functions that still run may write behind the
 * deletion, so it is repeated until nothing comes back.
 * @throws Error when an emulator refuses, or when documents keep coming back
 */
export async function emptyEmulators({ projectId, ports }: Addresses): Promise<void> {
  const firestore = local(ports.firestore);
  const database = `projects/${projectId}/databases/(default)/documents`;
  await removeForGood({
    remove: () => remove(`${firestore}/emulator/v1/${database}`),
    isEmpty: () => isEmpty(`${firestore}/v1/${database}`),
  });
  await remove(`${local(ports.auth)}/emulator/v1/projects/${projectId}/accounts`);
}

export interface Removal {
  remove: () => Promise<void>;
  isEmpty: () => Promise<boolean>;
}

/**
 * Removes until there is nothing left after a quiet time.
 * @param quietMs how long nothing may come back
 * @throws Error when something has come back after every attempt
 */
export async function removeForGood(removal: Removal, quietMs = QUIET_MS): Promise<void> {
  for (let time = 0; time < REMOVALS; time++) {
    await removal.remove();
    await sleep(quietMs);
    if (await removal.isEmpty()) return;
  }
  throw new Error('The database keeps filling: some function still writes to it.');
}

/** Sees documents below a deleted one too. @param documents the address of the database's documents */
async function isEmpty(documents: string): Promise<boolean> {
  const response = await fetch(`${documents}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }], limit: 1 } }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${documents} answered ${response.status}: ${answer}`);
  return !answer.includes('"document"');
}

/**
 * Deletes everything at `url`, and retries if the emulator gave up. On a slow machine it cancels its own deletion
 * of thousands of documents (status 499), and the next attempt has fewer to delete.
 * @param pauseMs the time between two attempts
 * @throws Error when every attempt is refused
 */
export async function remove(url: string, pauseMs = BETWEEN_ATTEMPTS_MS): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(url, { method: 'DELETE' });
    const answer = await response.text();
    if (response.ok) return;
    if (attempt === ATTEMPTS) throw new Error(`${url} answered ${response.status}: ${answer}`);
    await sleep(pauseMs);
  }
}
