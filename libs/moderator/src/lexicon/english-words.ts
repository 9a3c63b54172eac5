import { WEIGHTS } from '../model-weights/vocabulary.ts';
import { decodeVocabulary, type Vocabulary } from './vocabulary.ts';

let words: Vocabulary | undefined;

/** The engine's known words, decoded once for everyone who uses them. */
export function englishWords(): Vocabulary {
  return (words ??= decodeVocabulary(WEIGHTS));
}
