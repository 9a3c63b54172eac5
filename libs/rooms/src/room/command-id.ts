import { createHash } from 'node:crypto';

/** The id of the document that a command creates: the same command of the same person gives the same id. */
export function idFor(uid: string, commandId: string): string {
  const digest = createHash('sha256').update(`${uid}:${commandId}`).digest('base64url');
  return digest.replace(/[-_]/g, '').slice(0, 20);
}
