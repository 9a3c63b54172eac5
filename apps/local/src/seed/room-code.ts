import { createHash } from 'node:crypto';
import { LIMITS, ROOM_CODE_ALPHABET } from '@rostrum/domain';

/** The code of a demo room: always the same for one room. */
export function roomCodeOf(roomId: string): string {
  const bytes = createHash('sha256').update(roomId).digest().subarray(0, LIMITS.roomCodeLength);
  return [...bytes].map((byte) => ROOM_CODE_ALPHABET[byte % ROOM_CODE_ALPHABET.length]).join('');
}
