import { remembering } from '../models/remembering.ts';

/**
 * The same word, as the one string that stands for it wherever it occurs, so that what is remembered of words is found by
 * identity rather than letter by letter.
 */
export const oneWord = remembering(20_000, (word: string) => word);
