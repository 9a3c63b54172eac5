import { LIMITS, ROOM_CODE_ALPHABET } from '@rostrum/domain';
import type { Chance } from '../port/chance.ts';
import { getOne, type Reader } from '../port/documents.ts';

export const roomCodePath = (code: string) => `roomCodes/${code}`;

/** The room for a code. */
export async function readRoomCode(reader: Reader, code: string): Promise<string | undefined> {
  const found = await getOne(reader, roomCodePath(code));
  const roomId: unknown = found?.fields && Reflect.get(found.fields, 'roomId');
  return typeof roomId === 'string' ? roomId : undefined;
}

const TRIES = 5;

/** A free code. There are 31^6, about 890 million, so a free one is easy to find and hopeless to guess. */
export async function findFreeCode(reader: Reader, chance: Chance): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const code = randomCode(chance);
    if (!(await getOne(reader, roomCodePath(code)))?.fields) return code;
  }
  throw new Error(`No free room code after ${TRIES} tries`);
}

function randomCode({ below }: Chance): string {
  return Array.from(
    { length: LIMITS.roomCodeLength },
    () => ROOM_CODE_ALPHABET[below(ROOM_CODE_ALPHABET.length)],
  ).join('');
}
