/** Languages alone: what loads on demand imports this, because it would bring all of the library with it otherwise. */
export * from './language-names.ts';
export * from './read-languages.ts';
export * from './room-language.ts';
