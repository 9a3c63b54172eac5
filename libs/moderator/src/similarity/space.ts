import { WEIGHTS } from '../model-weights/word-space.ts';
import { remembering } from '../models/remembering.ts';
import { plainWords } from './plain-words.ts';
import { profileOf } from './profile.ts';
import { decodeWordSpace, type WordSpace } from './word-space.ts';

let decoded: WordSpace | undefined;

/** What the engine knows of words; decoded at the first use. */
export function wordSpace(): WordSpace {
  decoded ??= decodeWordSpace(WEIGHTS);
  return decoded;
}

/** The profile of a text that is likely to be asked for again: a motion, a message that others answer. */
export const profileOfText = remembering(500, (text: string) => profileOf(wordSpace(), plainWords(text)));
