import { compileCatalogue } from './compiler.ts';
import { readCatalogue, writeGenerated } from './files.ts';
import { phrasesOf, type Phrase } from './phrases.ts';
import type { Language } from '../language.ts';

export { PLACEHOLDER } from './placeholders.ts';
export {
  BUILT_LANGUAGES,
  isPseudo,
  MIRRORED,
  PSEUDO_LANGUAGES,
  rulesOf,
  type BuiltLanguage,
  type PseudoLanguage,
} from './pseudo.ts';
export { readSpoken } from './files.ts';
export type { Phrase } from './phrases.ts';

/** Every phrase of the catalogue in English, beside the same in another language. */
export const readPhrases = (language: Language): { english: Phrase; other: Phrase }[] =>
  [...readCatalogue().values()].flatMap((area) =>
    Object.entries(area.en).flatMap(([key, english]) => phrasesOf(english, area[language][key] ?? english)),
  );

/**
 * Compiles the catalogue of the repository into the generated files. Returns what is wrong with it, one sentence each;
 * English is used for that.
 */
export function compileWords(): readonly string[] {
  const { files, problems } = compileCatalogue(readCatalogue());
  writeGenerated(files);
  return problems;
}
