import { GROUP, WORD } from '../lexicon/word-class.ts';
import { classesOf } from '../lexicon/lexicon.ts';
import { realWords } from '../lexicon/real-words.ts';
import { STOP_WORDS } from '../lexicon/stop-words.ts';

/** Names that read like an abusive word, and that pass in small letters too. */
const ALSO_NAMES = new Set(
  (
    'aryan assad hicks bugger butt cock cockburn cox cummings dick dikshit dong dyke fagan fanny fuchs gay gaye gaylord gimp hooker ' +
    'johnson kike kock koon kraut kuntz lipshitz lynch mick mong negro negri niger nigel nigeria paki peter phuc pratt prick ' +
    'randy regina rod roger scunthorpe sambo sodi slater suk titus wang wank weiner willy'
  ).split(' '),
);
const NEUTRAL_NAME = 'Ada';
const CAPITALISED = /^\p{Lu}\P{Lu}*$/u;

/** Kinds of words that show that a neighbouring name is meant as a word. */
const NO_NAME =
  WORD.insultAdjective |
  WORD.insultNoun |
  WORD.derogatory |
  WORD.profanity |
  WORD.violence |
  WORD.hatred |
  WORD.slur;
const NO_NAMES: ReadonlySet<string> = new Set(
  'big huge hard suck sucks sucker lick eat love loves hates ban all die'.split(' '),
);

/**
 * A name in the form that the engine reads. Separators in a username become spaces. A word that is also a name
 * ("Dick", "Niger") counts as a name, unless the words beside it make a sentence or an insult of it.
 */
export function readAsName(name: string): string {
  const text = name.replace(/_+/g, ' ').trim();
  const words = text.split(/\s+/);
  const isName = (word: string) => isAlsoName(word, words);
  const others = words.filter((word) => !isName(word)).map((word) => word.toLowerCase());
  if (others.some((word) => STOP_WORDS.has(word) || NO_NAMES.has(word) || classesOf(word) & NO_NAME))
    return text;
  return words.map((word) => (isName(word) ? NEUTRAL_NAME : word)).join(' ');
}

/** A name of the lists has its capital, or, in a username, another word beside it that names no group. */
function isAlsoName(word: string, words: readonly string[]): boolean {
  const lower = word.toLowerCase();
  const { names, rude } = realWords();
  if (ALSO_NAMES.has(lower)) return true;
  if (CAPITALISED.test(word)) return names.has(lower) || rude.has(lower);
  return (
    names.has(lower) &&
    words.length > 1 &&
    words.every((other) => (classesOf(other.toLowerCase()) & GROUP) === 0)
  );
}
