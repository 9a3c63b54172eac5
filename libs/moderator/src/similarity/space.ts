import { WEIGHTS } from '../model-weights/word-space.ts';
import { plainWords } from './plain-words.ts';
import { profileOf, type Profile } from './profile.ts';
import { decodeWordSpace, type WordSpace } from './word-space.ts';

let decoded: WordSpace | undefined;

/** What the engine knows of words; decoded at the first use. */
export function wordSpace(): WordSpace {
  decoded ??= decodeWordSpace(WEIGHTS);
  return decoded;
}

const KNOWN = new Map<string, Profile>();
const KNOWN_LIMIT = 500;

/** The profile of a text that is likely to be asked for again: a motion, a message that others answer. */
export function profileOfText(text: string): Profile {
  const known = KNOWN.get(text);
  if (known) return known;
  const profile = profileOf(wordSpace(), plainWords(text));
  if (KNOWN.size >= KNOWN_LIMIT) KNOWN.clear();
  KNOWN.set(text, profile);
  return profile;
}
