import { createHash } from 'node:crypto';

/** 32 letters and digits that do not look alike: five bits each. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** The number of a report. The same seed gives the same number, so a repeated command gets the same answer. */
export function numberFrom(seed: string): string {
  const letters = Array.from(hashOf(seed).subarray(0, 10), (byte) => LETTERS[byte % LETTERS.length]);
  return `R-${letters.join('')}`;
}

/**
 * A visitor's number and key, the same for the same command. They derive from the command's id, a random UUID from
 * the visitor's browser that is stored nowhere. Nobody else can guess them.
 */
export function receiptOf(commandId: string): { number: string; secret: string } {
  return {
    number: numberFrom(`desk:${commandId}:number`),
    secret: hashOf(`desk:${commandId}:key`).subarray(0, 16).toString('base64url'),
  };
}

/** The stored form of a key. The key has 122 random bits, so one round is enough. */
export const secretHash = (secret: string) => hashOf(secret).toString('hex');

/** Shows whether the reported content has changed. */
export const snapshotKey = (text: string) => hashOf(text).toString('base64url').slice(0, 22);
