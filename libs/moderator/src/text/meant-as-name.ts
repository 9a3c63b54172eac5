import type { Lexeme } from '../lexicon/lexeme.ts';
import { classesOf } from '../lexicon/lexicon.ts';
import { WORD } from '../lexicon/word-class.ts';

/**
 * A word that is a name and looks like a disguise, where it stands: `at` among the pieces of a text. `disguised`: the words
 * that it would hide.
 */
type NameInText = {
  text: string;
  pieces: readonly Neighbour[];
  at: number;
  isCapitalised: boolean;
  disguised: readonly string[];
};
type Neighbour = { lexeme: Lexeme; start: number; end: number };

/** Words that nobody writes by chance. */
const HARD = WORD.slur | WORD.profanity | WORD.sexual;
/** Before a word these make an insult of it. */
const RUDE_BEFORE = WORD.insultAdjective | WORD.derogatory | WORD.profanity | WORD.slur;
const RUDE_AFTER = WORD.insultNoun | WORD.profanity | WORD.slur;
const CALLED = /^(?:you|u|ya)$/;
const CALLING =
  /(?:^|[^\p{L}'])(?:(?:you|u|ya|he|she|it|they)(?: are| r| is|'re|'s|re)|ur|your|yr) (?:just |such |all |only )?(?:an? )$/u;
const CALLED_AT_ONCE = /(?:^|[.!?;,]\s*|\b(?:shut up|fuck|hey|oi) )(?:you|u|ya) $/;
/** Countries and towns are written small in haste. */
const PLACED = /(?:^|[^\p{L}'])(?:in|from|near) $/u;
const REACH = 24;

/**
 * Whether a word is meant as the name that it is. A capital says so, unless the words beside it make an insult of it
 * ("you fucking Nigar"). In small letters, a name whose disguise nobody writes by chance ("nigar") is no
 * name, except of a place ("in niger").
 */
export function isMeantAsName({ text, pieces, at, isCapitalised, disguised }: NameInText): boolean {
  const own = pieces[at];
  if (!own) return false;
  const [before, after] = [pieces[at - 1], pieces[at + 1]];
  if (classesBeside(before) & RUDE_BEFORE || classesBeside(after) & RUDE_AFTER) return false;
  const lead = text.slice(Math.max(0, own.start - REACH), own.start);
  if (CALLING.test(lead) || CALLED_AT_ONCE.test(lead)) return false;
  const isHard = disguised.some((word) => classesOf(word) & HARD);
  if (!isCapitalised && PLACED.test(lead)) return true;
  if (!isCapitalised) return !isHard && !CALLED.test(before?.lexeme.word ?? '');
  const speaksOn = after !== undefined && CALLED.test(after.lexeme.word) && after.start - own.end === 1;
  return !(isHard && speaksOn);
}

function classesBeside(piece: Neighbour | undefined): number {
  return piece?.lexeme.classes ?? 0;
}
