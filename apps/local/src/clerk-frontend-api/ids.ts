import { randomBytes } from 'node:crypto';

/** A fresh id in Clerk's manner, such as `user_4fK…`: the prefix, then 28 hexadecimal digits. */
export function newId(prefix: 'user' | 'idn' | 'sess' | 'client' | 'sia' | 'sua' | 'img' | 'dvb'): string {
  return `${prefix}_${randomBytes(14).toString('hex')}`;
}
