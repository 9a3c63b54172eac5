// What a search finds besides the words as typed: other forms of them, and words of near meaning. Not for the first load.
export * from './near-words.ts';
export * from './sought.ts';
export * from './word-stem.ts';
