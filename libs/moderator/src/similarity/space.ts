import { WEIGHTS } from '../model-weights/word-space.ts';
import { remembering } from '../base/remembering.ts';
import { plainWords } from '../text/plain-words.ts';
import { profileOf } from './profile.ts';
import { decodeWordSpace, type WordSpace } from './word-space.ts';

let decoded: WordSpace | undefined;

/** The engine's word knowledge; decoded at the first use. */
export function wordSpace(): WordSpace {
  decoded ??= decodeWordSpace(WEIGHTS);
  return decoded;
}

/** The profile of a text that is likely to be used again: a motion, a message that others answer. */
export const profileOfText = remembering(500, (text: string) => profileOf(wordSpace(), plainWords(text)));
