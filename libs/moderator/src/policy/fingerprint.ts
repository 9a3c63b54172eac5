import { remembering } from '../base/remembering.ts';
import { POLICY_LIMITS } from './restraint-limits.ts';

/**
 * A hash of the words that ignores case, spaces and marks (FNV-1a, 32 bits). Undefined for a text so short that a
 * repetition means nothing.
 */
export const fingerprint = remembering(30, (text: string): number | undefined => {
  const tidy = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
  if (tidy.length < POLICY_LIMITS.sameTextMinLength) return undefined;
  let hash = 0x811c9dc5;
  for (let index = 0; index < tidy.length; index += 1) {
    hash = Math.imul(hash ^ tidy.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
});
