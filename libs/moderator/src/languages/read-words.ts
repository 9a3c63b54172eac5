import { foldWord, plainWord } from './fold-word.ts';
import { KIND, type LanguageData } from './language-data.ts';
import { placesIn, quotedParts } from '../text/quoted-parts.ts';
import type { WordIndex } from './word-index.ts';

/** A word of a text, by offsets into the original, with what is known about it. */
export type ReadWord = {
  start: number;
  end: number;
  /** Lower case, without accents. */
  folded: string;
  /** Bits of `KIND`. */
  kinds: number;
  sentence: number;
  clause: number;
  /** Whether it stands between quotation marks or in a quoted line. */
  isQuoted: boolean;
};

const LETTER = '\\p{L}\\p{M}\\p{N}\\u200B-\\u200F\\u00AD\\u2060';
const WORD = new RegExp(`@?[${LETTER}](?:[${LETTER}_]|[$@](?=\\p{L}))*`, 'gu');
const SENTENCE_END = /[.!?…।॥。！？؟\n\p{Extended_Pictographic}]/u;
const CLAUSE_END = /[,;:()–—，、；：،؛]| - /u;
/** Longest word of a text without spaces. */
const RUN_LIMIT = 16;

/** The words of a text in time linear in its length. `names`: of people who are present. */
export function readWords(
  text: string,
  { unspaced }: LanguageData,
  index: WordIndex,
  names: readonly string[] = [],
): ReadWord[] {
  const found = unspaced ? wordsInRuns(text, index) : joinLetters(text, spacedWords(text), index);
  const known = namesOf(names);
  const read = inSentences(text, found).map((word): ReadWord => ({
    ...word,
    kinds: kindsOf(word, text, index, known),
  }));
  return joinExpressions(read, index);
}

type Piece = { start: number; end: number; folded: string };

function spacedWords(text: string): Piece[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    folded: foldWord(plainWord(word)),
  }));
}

const FEWEST_LETTERS = 4;
/** So few letters are a word only if it is a known one. */
const FEWEST_KNOWN = 3;

/** Letters in a row, each alone, are one word: "i d i o t". The longest known word counts: "i d i o t a" may end in one. */
function joinLetters(text: string, pieces: readonly Piece[], index: WordIndex): Piece[] {
  const joined: Piece[] = [];
  for (let at = 0; at < pieces.length;) {
    let end = at;
    while (end - at < RUN_LIMIT && isLoneLetter(text, pieces[end], pieces[end - 1], end > at)) end += 1;
    const word = wordOfLetters(pieces.slice(at, end), index);
    const [first, last] = [pieces[at], pieces[at + word.length - 1]];
    if (first && last && word.length > 0) {
      joined.push({ start: first.start, end: last.end, folded: word });
      at += word.length;
    } else {
      joined.push(...pieces.slice(at, Math.max(end, at + 1)));
      at = Math.max(end, at + 1);
    }
  }
  return joined;
}

/** The word that letters spell, or nothing. */
function wordOfLetters(letters: readonly Piece[], index: WordIndex): string {
  const all = letters.map(({ folded }) => folded).join('');
  for (let length = all.length; length >= FEWEST_KNOWN; length -= 1)
    if (index.kindsOf(all.slice(0, length))) return all.slice(0, length);
  return all.length >= FEWEST_LETTERS ? all : '';
}

function isLoneLetter(
  text: string,
  piece: Piece | undefined,
  before: Piece | undefined,
  joins: boolean,
): boolean {
  if (!piece || piece.folded.length !== 1) return false;
  return !joins || (before !== undefined && /^[ .*_-]{1,2}$/.test(text.slice(before.end, piece.start)));
}

/** The longest known word at each place; what is not known is taken letter by letter, Latin words whole. */
function wordsInRuns(text: string, index: WordIndex): Piece[] {
  const pieces: Piece[] = [];
  for (const run of spacedWords(text)) {
    if (/^[@\p{Script=Latin}\p{N}]/u.test(run.folded)) pieces.push(run);
    else pieces.push(...cutRun(text, run, index));
  }
  return pieces;
}

function cutRun(text: string, { start, end }: Piece, index: WordIndex): Piece[] {
  const pieces: Piece[] = [];
  for (let at = start; at < end;) {
    const length = longestAt(text, at, end, index);
    pieces.push({ start: at, end: at + length, folded: foldWord(plainWord(text.slice(at, at + length))) });
    at += length;
  }
  return pieces;
}

function longestAt(text: string, at: number, end: number, index: WordIndex): number {
  let longest = (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  for (let length = 1; length <= RUN_LIMIT && at + length <= end; length += 1) {
    const known = index.knows(foldWord(plainWord(text.slice(at, at + length))));
    if (known === 'word') longest = Math.max(longest, length);
    if (known === 'no' && length > 1) break;
  }
  return longest;
}

function inSentences(text: string, pieces: readonly Piece[]): Omit<ReadWord, 'kinds'>[] {
  const isQuotedAt = placesIn(quotedParts(text));
  let [sentence, clause, before] = [0, 0, 0];
  return pieces.map((piece) => {
    const between = text.slice(before, piece.start);
    before = piece.end;
    if (SENTENCE_END.test(between)) sentence += 1;
    if (SENTENCE_END.test(between) || CLAUSE_END.test(between)) clause += 1;
    return { ...piece, sentence, clause, isQuoted: isQuotedAt(piece.start) };
  });
}

function namesOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => spacedWords(name).map(({ folded }) => folded)));
}

function kindsOf(
  { start, end, folded }: Piece,
  text: string,
  index: WordIndex,
  names: ReadonlySet<string>,
): number {
  if (folded.startsWith('@')) return KIND.user;
  if (names.has(folded)) return KIND.name;
  const written = plainWord(text.slice(start, end));
  return index.kindsOf(written.length >= folded.length + FEWEST_KNOWN - 1 ? folded : written);
}

/** Expressions of several words become one word. */
function joinExpressions(words: readonly ReadWord[], { expressions }: WordIndex): ReadWord[] {
  if (expressions.size === 0) return [...words];
  const joined: ReadWord[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) break;
    const found = expressions
      .get(word.folded)
      ?.find((expression) => expression.words.every((part, offset) => isIn(words[at + offset], part, word)));
    const last = words[at + (found?.words.length ?? 1) - 1] ?? word;
    joined.push(found ? { ...word, end: last.end, kinds: found.kinds, folded: found.words.join(' ') } : word);
    at += (found?.words.length ?? 1) - 1;
  }
  return joined;
}

function isIn(word: ReadWord | undefined, part: string, first: ReadWord): boolean {
  if (!word || word.clause !== first.clause) return false;
  return part.endsWith('*') ? word.folded.startsWith(part.slice(0, -1)) : word.folded === part;
}
