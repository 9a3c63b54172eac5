import { createHash } from 'node:crypto';

/** The id of the document that a command creates: the same command of the same person gives the same id. */
export function idFor(uid: string, commandId: string): string {
  const digest = createHash('sha256').update(`${uid}:${commandId}`).digest('base64url');
  return digest.replace(/[-_]/g, '').slice(0, 20);
}

/** A coin that a room's id tosses, so that a repeat agrees. */
export function tossOf(roomId: string): 'for' | 'against' {
  const toss = createHash('sha256').update(roomId).digest()[0] ?? 0;
  return toss % 2 === 0 ? 'for' : 'against';
}
