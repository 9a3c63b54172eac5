import { setTimeout as sleep } from 'node:timers/promises';
import { local } from '../stack/addresses.ts';
import type { Addresses } from '../stack/addresses.ts';

const ATTEMPTS = 5;
const BETWEEN_ATTEMPTS_MS = 2_000;

/** Deletes every document and every Firebase account of the stack. @throws Error when an emulator refuses */
export async function emptyEmulators({ projectId, ports }: Addresses): Promise<void> {
  const project = `emulator/v1/projects/${projectId}`;
  await remove(`${local(ports.firestore)}/${project}/databases/(default)/documents`);
  await remove(`${local(ports.auth)}/${project}/accounts`);
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
