import { randomInt } from 'node:crypto';
import { LIMITS, ROOM_CODE_ALPHABET } from '@rostrum/domain';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

export const roomCodePath = (code: string) => `roomCodes/${code}`;

const TRIES = 5;

/** A code that no room has: 31^6, about 890 million, so that a free one is found at once and guessing is hopeless. */
export async function findFreeCode(db: Firestore, tx: Transaction): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const code = randomCode();
    if (!(await tx.get(db.doc(roomCodePath(code)))).exists) return code;
  }
  throw new Error(`No free room code after ${TRIES} tries`);
}

export function randomCode(): string {
  return Array.from(
    { length: LIMITS.roomCodeLength },
    () => ROOM_CODE_ALPHABET[randomInt(ROOM_CODE_ALPHABET.length)],
  ).join('');
}
