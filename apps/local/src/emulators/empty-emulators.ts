import { local } from '../stack/addresses.ts';
import type { Addresses } from '../stack/addresses.ts';

/** Deletes every document and every Firebase account of the stack. @throws Error when an emulator refuses */
export async function emptyEmulators({ projectId, ports }: Addresses): Promise<void> {
  const project = `emulator/v1/projects/${projectId}`;
  await remove(`${local(ports.firestore)}/${project}/databases/(default)/documents`);
  await remove(`${local(ports.auth)}/${project}/accounts`);
}

async function remove(url: string): Promise<void> {
  const response = await fetch(url, { method: 'DELETE' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
}
