import { classesOf, GROUP, WORD, type createSpeller } from '@rostrum/moderator/training';

type Speller = ReturnType<typeof createSpeller>;

const RUDE = WORD.slur | WORD.profanity | WORD.sexual;
const HARM = WORD.violence | WORD.hatred;
const INSULT = WORD.insultNoun | WORD.insultAdjective | WORD.derogatory;

/**
 * Whether the engine would read an abusive word in a word: misspelt, or as a part of two words in one. Harm ("under cut the
 * …") counts in any word, in a name harm and insults only beside a group or a person ("Black burn", "Berk man").
 */
export function looksDisguised(word: string, speller: Speller, isName = false): boolean {
  const meant = speller.repair(word);
  if (meant !== undefined) return speller.isAbusive(meant);
  if (speller.isKnown(word)) return false;
  const classes = (speller.split(word) ?? []).reduce((found, part) => found | classesOf(part), 0);
  if (classes & RUDE) return true;
  if (!isName) return (classes & HARM) !== 0;
  if (classes & WORD.death) return true;
  return (classes & (HARM | INSULT)) !== 0 && (classes & (GROUP | WORD.person)) !== 0;
}
