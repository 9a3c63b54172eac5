import { createAnalyser } from '../text/analysis.ts';
import { englishWords } from '../lexicon/english-words.ts';

/** Reads a text as the engine does. */
export const readText = createAnalyser(englishWords());
