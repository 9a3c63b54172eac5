import { WEIGHTS } from '../model-weights/vocabulary.ts';
import { decodeVocabulary, type Vocabulary } from './vocabulary.ts';

let words: Vocabulary | undefined;

/** The words that the engine knows, decoded once for all that look into them. */
export function englishWords(): Vocabulary {
  return (words ??= decodeVocabulary(WEIGHTS));
}
