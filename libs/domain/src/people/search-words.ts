import { foldText } from '../text.ts';

/** The searchable letters of a word; the page compares the letters beyond them. */
const LONGEST = 15;
/** The searchable words of a name. */
const WORDS = 6;

/** The words of a text as a search compares them: lower case, without accents. */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Every prefix of every word of a name and a username, so that a list filters as one types. */
export function searchWordsOf(displayName: string, username: string | null): string[] {
  const words = [
    ...wordsOf(displayName).slice(0, WORDS),
    ...(username ? [username, ...wordsOf(username)] : []),
  ];
  return [...new Set(words.flatMap(beginningsOf))];
}

/** The one prefix that a search sends to the database: of the longest word, which leaves the fewest people. */
export function searchKeyOf(typed: string): string | undefined {
  const [longest] = wordsTyped(typed).toSorted((one, other) => other.length - one.length);
  return longest && Array.from(longest).slice(0, LONGEST).join('');
}

/** Whether a person matches the typed words: every word begins a word of the name, or the username. */
export function isFound(person: { displayName: string; username: string | null }, typed: string): boolean {
  const { displayName, username } = person;
  const words = [...wordsOf(displayName), ...(username ? [username, ...wordsOf(username)] : [])];
  return wordsTyped(typed).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

/** A username is one word despite its underscores. */
function wordsTyped(typed: string): string[] {
  return foldText(typed)
    .split(/[^\p{L}\p{N}_]+/u)
    .filter(Boolean);
}

function beginningsOf(word: string): string[] {
  const letters = Array.from(word).slice(0, LONGEST);
  return letters.map((_, index) => letters.slice(0, index + 1).join(''));
}
