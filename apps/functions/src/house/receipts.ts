import { createHash } from 'node:crypto';

/** 32 letters and digits that cannot be mistaken for each other: five bits each. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** The number of a report: the same seed gives the same number, so that a repeated command answers as the first time. */
export function numberFrom(seed: string): string {
  const letters = Array.from(hashOf(seed).subarray(0, 10), (byte) => LETTERS[byte % LETTERS.length]);
  return `R-${letters.join('')}`;
}

/**
 * A visitor's number and key, the same for the same command. Their browser made the command's id, a random UUID that nobody
 * else sees and that is kept nowhere: who does not know it can guess neither.
 */
export function receiptOf(commandId: string): { number: string; secret: string } {
  return {
    number: numberFrom(`desk:${commandId}:number`),
    secret: hashOf(`desk:${commandId}:key`).subarray(0, 16).toString('base64url'),
  };
}

/** All that is kept of a key. It comes from 122 random bits, so one round is enough. */
export const secretHash = (secret: string) => hashOf(secret).toString('hex');

/** Tells whether what was reported has changed. */
export const snapshotKey = (text: string) => hashOf(text).toString('base64url').slice(0, 22);
