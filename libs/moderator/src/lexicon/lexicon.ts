import {
  BODY_WORDS,
  DEATH_WORDS,
  DEHUMANISING_WORDS,
  DEROGATORY_NOUNS,
  DEROGATORY_WORDS,
  EXCLUSION_WORDS,
  HATRED_WORDS,
  INSULT_ADJECTIVE_WORDS,
  INSULT_NOUN_WORDS,
  PROFANITIES,
  SEXUAL_WORDS,
  SLURS,
  SOFT_SLURS,
  VIOLENCE_WORDS,
} from './abuse.ts';
import { GROUP_ADJECTIVES, GROUP_NOUNS, OTHER_GROUPS, PERSONS } from './groups.ts';
import { HOSTILE_PHRASES, LISTENING_PHRASES } from './hostility.ts';
import { SPEECH } from './speech.ts';
import { WORD, type WordClass } from './word-class.ts';

/** In the order of matching against a disguise: the rudest first. */
const LISTS: readonly (readonly [WordClass, readonly string[]])[] = [
  ['profanity', PROFANITIES],
  ['slur', SLURS],
  ['softSlur', SOFT_SLURS],
  ['insultNoun', INSULT_NOUN_WORDS],
  ['insultAdjective', INSULT_ADJECTIVE_WORDS],
  ['derogatory', DEROGATORY_WORDS],
  ['derogatory', DEROGATORY_NOUNS],
  ['dehumanising', DEHUMANISING_WORDS],
  ['hatred', HATRED_WORDS],
  ['violence', VIOLENCE_WORDS],
  ['death', DEATH_WORDS],
  ['exclusion', EXCLUSION_WORDS],
  ['sexual', SEXUAL_WORDS],
  ['groupNoun', GROUP_NOUNS],
  ['groupAdjective', GROUP_ADJECTIVES],
  ['otherGroup', OTHER_GROUPS],
  ['person', PERSONS],
  ['body', BODY_WORDS],
  ['hostile', HOSTILE_PHRASES],
  ['courtesy', LISTENING_PHRASES],
  ...SPEECH,
];

const CLASSES = new Map<string, number>();
for (const [name, words] of LISTS) {
  for (const word of words) CLASSES.set(word, (CLASSES.get(word) ?? 0) | WORD[name]);
}

/** Phrases by their first word, the longest first. */
const PHRASES = new Map<string, { words: readonly string[]; classes: number }[]>();
for (const [phrase, classes] of CLASSES) {
  const words = phrase.split(' ');
  const [first = ''] = words;
  if (words.length === 1) continue;
  const known = PHRASES.get(first) ?? [];
  PHRASES.set(
    first,
    [...known, { words, classes }].toSorted((one, other) => other.words.length - one.words.length),
  );
}

/** The classes of a word, as bits of `WORD`; 0 for a word in no list. */
export function classesOf(word: string): number {
  return CLASSES.get(word) ?? 0;
}

/** Whether any list has a word. */
export function isListed(word: string): boolean {
  return CLASSES.has(word);
}

/** Whether any phrase begins with a word. */
export function beginsPhrase(word: string): boolean {
  return PHRASES.has(word);
}

/** The longest phrase that begins here: its length in words and its classes. */
export function phraseAt(
  words: readonly string[],
  at: number,
): { length: number; classes: number } | undefined {
  const candidates = PHRASES.get(words[at] ?? '');
  const found = candidates?.find((phrase) => phrase.words.every((word, index) => words[at + index] === word));
  return found && { length: found.words.length, classes: found.classes };
}

const ABUSIVE =
  WORD.slur |
  WORD.softSlur |
  WORD.insultNoun |
  WORD.insultAdjective |
  WORD.derogatory |
  WORD.dehumanising |
  WORD.profanity |
  WORD.hatred |
  WORD.violence |
  WORD.death |
  WORD.sexual |
  WORD.exclusion |
  WORD.groupNoun |
  WORD.groupAdjective;

/** Whether the disguise of a word is worth undoing, because abusive sentences use the word. */
export function isAbusive(word: string): boolean {
  return (classesOf(word) & ABUSIVE) !== 0;
}

/** All words of this kind, in the order of matching against a disguise. */
export function abusiveWords(): string[] {
  return [...CLASSES.keys()].filter((word) => isAbusive(word) && !word.includes(' '));
}
