import { createHash } from 'node:crypto';

/** The id of what a command makes: the same command of the same person makes the same document. */
export function idFor(uid: string, commandId: string): string {
  const digest = createHash('sha256').update(`${uid}:${commandId}`).digest('base64url');
  return digest.replace(/[-_]/g, '').slice(0, 20);
}
