import * as m from '@rostrum/words/refusals';
import { isReservedName } from '../ids.ts';
import { accept, refuse, type Result } from '../result.ts';
import { HOUSE_OFFICES, HOUSE_TITLES } from './house-words.ts';

export const USERNAME_MIN_LENGTH = 3;
export const USERNAME_MAX_LENGTH = 20;

/** Names that speak for the house or look like a part of an address. */
const RESERVED: ReadonlySet<string> = new Set([
  ...HOUSE_TITLES,
  ...HOUSE_OFFICES,
  'anonymous',
  'deleted',
  'deleted_user',
  'everyone',
  'here',
  'nobody',
  'null',
  'rostrum_team',
  'somebody',
  'the_chair',
  'the_house',
  'undefined',
]);

export type UsernameProblem = keyof typeof USERNAME_PROBLEMS;

/** Why a name cannot be a username, each with the sentence that the person reads. */
export const USERNAME_PROBLEMS = {
  'username-letters': m.usernameLetters,
  'username-short': () => m.usernameShort({ least: USERNAME_MIN_LENGTH }),
  'username-long': () => m.usernameLong({ most: USERNAME_MAX_LENGTH }),
  'username-empty': m.usernameEmpty,
  'username-reserved': m.usernameReserved,
} as const;

/**
 * A username: 3 to 20 of a–z, 0–9 and _, with a letter or digit in it, and not one that speaks for the house. Capitals
 * become small and an @ before it goes. Whatever else looks like one of these letters is refused, so no two names look
 * the same.
 */
export function parseUsername(typed: string): Result<string, UsernameProblem> {
  const name = typed
    .trim()
    .replace(/^@/, '')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  if (/[^a-z0-9_]/.test(name)) return refuse('username-letters');
  if (name.length < USERNAME_MIN_LENGTH) return refuse('username-short');
  if (name.length > USERNAME_MAX_LENGTH) return refuse('username-long');
  if (/^_+$/.test(name)) return refuse('username-empty');
  return isReserved(name) ? refuse('username-reserved') : accept(name);
}

/** A reserved word stays reserved with underscores around it or a digit after it. A name is also the key of a document. */
function isReserved(name: string): boolean {
  return isReservedName(name) || RESERVED.has(name) || RESERVED.has(name.replace(/^_+|[_0-9]+$/g, ''));
}

/** The probable intention: capitals become small, spaces and dashes become _. */
export function tidyUsername(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]+/g, '_');
}

/** A suggestion from a name: "Ada Lovelace" becomes ada_lovelace. Empty if nothing is left. */
export function proposeUsername(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  return tidyUsername(plain.trim())
    .replace(/[^a-z0-9_]/g, '')
    .slice(0, USERNAME_MAX_LENGTH);
}
