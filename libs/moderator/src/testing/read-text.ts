import { WEIGHTS } from '../model-weights/vocabulary.ts';
import { createAnalyser } from '../text/analysis.ts';
import { decodeVocabulary } from '../text/vocabulary.ts';

/** Reads a text as the engine does. */
export const readText = createAnalyser(decodeVocabulary(WEIGHTS));
