import { realWords } from '../lexicon/real-words.ts';
import { classesOf } from '../lexicon/lexicon.ts';
import { GROUP, WORD } from '../lexicon/word-class.ts';

/** A range of a text, `end` not included. */
type NameRange = { start: number; end: number };

/** Bands and people whose whole name, in its usual spelling, contains an abusive word. */
const WHOLE_NAMES = ['Pussy Riot', 'Dick Van Dyke', 'Sex Pistols'];
const NO_LETTER_BEFORE = String.raw`(?<!\p{L})`;
const NO_LETTER_AFTER = String.raw`(?!\p{L})`;
/** After these a word with a capital is a word: "a Dyke", "you Coon", "Big Dick". */
const NO_NAME_FOLLOWS =
  /^(?:an?|the|this|that|these|those|some|every|all|any|no|such|another|what|my|his|her|our|their|you|your|ya|u|ur|like|hey|oi|yo|off|up|big|huge|hard|long|tiny|suck|sucking|lick|eat|ride)$/;
const NO_NAME_BESIDE =
  GROUP |
  WORD.person |
  WORD.insultNoun |
  WORD.insultAdjective |
  WORD.derogatory |
  WORD.profanity |
  WORD.slur |
  WORD.softSlur;
/** A sentence that begins with the name continues with what its bearer did. */
const DOES = /^(?:\p{Ll}{2,}ed|is|was|has|had|said|says|won|wins|wrote|writes|took|made|plays|lives|and)$/u;
const WORD_BEFORE = /(\p{L}+)[ \t]+$/u;
const WORD_AFTER = /^(?:['’]s)?[ \t]+(\p{L}+)/u;
const REACH = 30;

let names: RegExp | undefined;

/** Where a text names somebody or something by a word that is abusive elsewhere: "Ann Coon", "Dyke Road", "Pussy Riot". */
export function properNames(text: string): NameRange[] {
  names ??= new RegExp(
    `${NO_LETTER_BEFORE}(?:${[...WHOLE_NAMES, ...[...realWords().rude].map(capitalised)].join('|')})${NO_LETTER_AFTER}`,
    'gu',
  );
  return Array.from(text.matchAll(names), ({ 0: name, index }) => ({
    name,
    start: index,
    end: index + name.length,
  })).filter(({ name, start, end }) => name.includes(' ') || isNameHere(text, start, end));
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function isNameHere(text: string, start: number, end: number): boolean {
  const before = WORD_BEFORE.exec(text.slice(Math.max(0, start - REACH), start))?.[1];
  const after = WORD_AFTER.exec(text.slice(end, end + REACH))?.[1];
  if ([before, after].some((word) => word !== undefined && classesOf(word.toLowerCase()) & NO_NAME_BESIDE))
    return false;
  if (before !== undefined) return !NO_NAME_FOLLOWS.test(before.toLowerCase());
  return after !== undefined && (/^\p{Lu}\p{Ll}/u.test(after) || DOES.test(after));
}
