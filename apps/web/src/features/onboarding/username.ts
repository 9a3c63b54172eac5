const MIN = 3;
const MAX = 20;

/** What a username may be, in the words that stand under the field. */
export const USERNAME_RULE = `${MIN} to ${MAX} characters: a–z, 0–9 and _`;

/** Why a username cannot be used; undefined where it can. */
export function usernameProblem(username: string): string | undefined {
  if (/[^a-z0-9_]/.test(username)) return 'Use only a–z, 0–9 and _.';
  if (username.length < MIN) return `Use at least ${MIN} characters.`;
  return username.length > MAX ? `Use at most ${MAX} characters.` : undefined;
}

/** What somebody probably means: capitals become small, spaces and dashes become _. */
export function tidyUsername(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]+/g, '_');
}

/** A first proposal out of a name: "Ada Lovelace" becomes ada_lovelace. Empty where nothing is left. */
export function proposeUsername(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  return tidyUsername(plain.trim())
    .replace(/[^a-z0-9_]/g, '')
    .slice(0, MAX);
}
