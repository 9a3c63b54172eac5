import { lexemeOf, type Lexeme } from '../lexicon/lexeme.ts';
import { isMeantAsName } from './meant-as-name.ts';
import { PLAIN_LENGTH, wordsInFolded } from './plain-words.ts';
import { scan, type Piece } from './scan.ts';
import type { Speller } from './speller.ts';

/** An intended word, with its range in the folded text. `repaired`: it was disguised. */
export type Word = { lexeme: Lexeme; start: number; end: number; repaired: boolean };

/** A piece as a word, and whether it needs no repair. */
type Read = Word & { text: string; isKnown: boolean };

/** How a word of the folded text is written in the original. */
export type Writing = {
  /** With a capital and small letters: "Niger". */
  isCapitalised: (piece: Piece) => boolean;
  /** As a part of a name that is abusive elsewhere; undefined if the text has none. */
  isNamed: ((piece: Piece) => boolean) | undefined;
};

/** Reads like any other name. */
const NEUTRAL_NAME = 'ada';

const LINK = /(?:https?:\/\/|www\.)[^\s)\]]{1,2000}/g;
/** Replaces any link. */
const LINK_WORD = 'url';

/**
 * The words of a folded text, with disguises undone: spelled-out, split, joined, masked, misspelt. Linear. `plain` is
 * the result of `plainWords`, without undoing disguises.
 */
export function wordsOf(
  text: string,
  speller: Speller,
  writing: Writing,
): { words: Word[]; plain: readonly Lexeme[] } {
  const read = ({ text: own, start, end }: Piece): Read => {
    const lexeme = lexemeOf(own);
    return { lexeme, start, end, repaired: false, text: lexeme.word, isKnown: speller.knows(lexeme) };
  };
  const scanned = scan(text);
  const whole = withoutLinks(text, scanned);
  const pieces = whole.map(read);
  return {
    words: undisguised(text, pieces, speller, writing),
    plain: whole === scanned && text.length <= PLAIN_LENGTH ? plainIn(pieces) : wordsInFolded(text),
  };
}

/** Most pieces are a plain word each. */
function plainIn(pieces: readonly Read[]): readonly Lexeme[] {
  const plain: Lexeme[] = [];
  for (const { lexeme, text } of pieces) {
    if (lexeme.isPlain) plain.push(lexeme);
    else plain.push(...wordsInFolded(text));
  }
  return plain;
}

function undisguised(text: string, pieces: readonly Read[], speller: Speller, writing: Writing): Word[] {
  const words: Word[] = [];
  for (let at = 0; at < pieces.length;) {
    const named = writing.isNamed && pieces[at];
    if (named && writing.isNamed?.(named)) {
      words.push({ lexeme: lexemeOf(NEUTRAL_NAME), start: named.start, end: named.end, repaired: true });
      at += 1;
      continue;
    }
    const taken = spelledOut(text, pieces, at, speller, words) || twoAsOne(text, pieces, at, speller, words);
    if (taken > 0) {
      at += taken;
      continue;
    }
    const piece = pieces[at];
    if (piece) read(piece, { pieces, at, text, isCapitalised: writing.isCapitalised }, speller, words);
    at += 1;
  }
  return words;
}

function withoutLinks(text: string, pieces: Piece[]): Piece[] {
  if (!text.includes('://') && !text.includes('www.')) return pieces;
  const links = Array.from(text.matchAll(LINK), ({ 0: link, index }) => ({
    start: index,
    end: index + link.length,
  }));
  if (links.length === 0) return pieces;
  let next = 0;
  return pieces.flatMap((piece) => {
    while (next < links.length && (links[next]?.end ?? 0) <= piece.start) next += 1;
    const link = links[next];
    if (!link || piece.end <= link.start) return [piece];
    return piece.start === link.start || piece.start <= link.start
      ? [{ text: LINK_WORD, start: link.start, end: link.end }]
      : [];
  });
}

type Surroundings = {
  text: string;
  pieces: readonly Read[];
  at: number;
  isCapitalised: Writing['isCapitalised'];
};

function read(piece: Read, around: Surroundings, speller: Speller, words: Word[]): void {
  const { text, start, end, isKnown } = piece;
  if (isKnown) {
    words.push(piece);
    return;
  }
  const possessive = /'s?$/.exec(text)?.[0] ?? '';
  const stem = possessive === '' ? text : text.slice(0, -possessive.length);
  const stemEnd = start + stem.length;
  const stemPiece = { text: stem, start, end: stemEnd };
  if (speller.isName(stem) && isNameHere(stemPiece, around, speller))
    words.push({ lexeme: lexemeOf(stem), start, end: stemEnd, repaired: false });
  else readUndisguised(stemPiece, speller, words);
  if (stem !== text && possessive === "'s")
    words.push({ lexeme: lexemeOf("'s"), start: stemEnd, end, repaired: false });
}

function isNameHere(piece: Piece, around: Surroundings, speller: Speller): boolean {
  const { text: name } = piece;
  const meant = speller.repair(name);
  return isMeantAsName({
    ...around,
    isCapitalised: around.isCapitalised(piece),
    disguised: meant === undefined ? (speller.split(name) ?? []) : [meant],
  });
}

function readUndisguised({ text, start, end }: Piece, speller: Speller, words: Word[]): void {
  const meant = speller.repair(text);
  if (meant !== undefined) words.push({ lexeme: lexemeOf(meant), start, end, repaired: true });
  else if (speller.isKnown(text)) words.push({ lexeme: lexemeOf(text), start, end, repaired: false });
  else readJoined({ text, start, end }, speller, words);
}

/** "Youareanidiot": each part has its own place. */
function readJoined({ text, start, end }: Piece, speller: Speller, words: Word[]): void {
  const parts = speller.split(text);
  if (!parts) {
    words.push({ lexeme: lexemeOf(text), start, end, repaired: false });
    return;
  }
  let at = start;
  for (const part of parts) {
    words.push({ lexeme: lexemeOf(part), start: at, end: at + part.length, repaired: true });
    at += part.length;
  }
}

const FEWEST_LETTERS = 3;
const MOST_LETTERS = 60;
const WIDEST_GAP = 2;

/** "i d i o t", "s.t.u.p.i.d": single letters at equal, narrow distances. Answers with how many pieces it took. */
function spelledOut(
  text: string,
  pieces: readonly Piece[],
  at: number,
  speller: Speller,
  words: Word[],
): number {
  const first = pieces[at];
  if (first?.text.length !== 1) return 0;
  let count = 1;
  while (count < MOST_LETTERS && continues(text, pieces[at + count - 1], pieces[at + count])) count += 1;
  if (count < FEWEST_LETTERS) return 0;
  const letters = pieces.slice(at, at + count);
  const joined = letters.map((piece) => piece.text).join('');
  const parts = meantBy(joined, speller) ?? letters.map(({ text: part }) => ({ part, length: 1 }));
  const isRepaired = parts.length < letters.length;
  let letter = 0;
  for (const { part, length } of parts) {
    const start = letters[letter]?.start ?? first.start;
    const end = letters[Math.min(letter + length, letters.length) - 1]?.end ?? first.end;
    words.push({ lexeme: lexemeOf(part), start, end, repaired: isRepaired });
    letter += length;
  }
  return count;
}

function continues(text: string, before: Piece | undefined, after: Piece | undefined): boolean {
  if (!before || !after || after.text.length !== 1) return false;
  const gap = text.slice(before.end, after.start);
  return gap.length <= WIDEST_GAP && !/[\n,;:!?"']/.test(gap);
}

function meantBy(joined: string, speller: Speller): { part: string; length: number }[] | undefined {
  const whole = speller.isKnown(joined) ? joined : speller.repair(joined);
  if (whole !== undefined) return [{ part: whole, length: joined.length }];
  return speller.split(joined)?.map((part) => ({ part, length: part.length }));
}

const LONGEST_SPLIT = 14;

/** "id iot": two pieces, at least one of them unknown, that form a word together. */
function twoAsOne(
  text: string,
  pieces: readonly Read[],
  at: number,
  speller: Speller,
  words: Word[],
): number {
  const [one, other] = [pieces[at], pieces[at + 1]];
  if (!one || !other || (one.isKnown && other.isKnown)) return 0;
  if (one.text.length + other.text.length > LONGEST_SPLIT) return 0;
  if (other.start - one.end !== 1 || !/[ \-._*]/.test(text.charAt(one.end))) return 0;
  const joined = one.text + other.text;
  if (joined.length < 4 || /[^a-z]/.test(joined) || !speller.isAbusive(joined)) return 0;
  words.push({ lexeme: lexemeOf(joined), start: one.start, end: other.end, repaired: true });
  return 2;
}
