import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const KEY_LENGTH = 32;

/** `salt:hash`, both hexadecimal. */
export function hashPassword(password: string, salt = randomBytes(8).toString('hex')): string {
  return `${salt}:${scryptSync(password, salt, KEY_LENGTH).toString('hex')}`;
}

export function passwordMatches(password: string, stored: string): boolean {
  const [salt = '', hash = ''] = stored.split(':');
  const expected = Buffer.from(hash, 'hex');
  return expected.length === KEY_LENGTH && timingSafeEqual(scryptSync(password, salt, KEY_LENGTH), expected);
}
