import { compileCatalogue } from './compiler.ts';
import { readCatalogue, writeGenerated } from './files.ts';
import { phrasesOf, type Phrase } from './phrases.ts';
import { accented, isPseudo, rulesOf, type BuiltLanguage } from './pseudo.ts';

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
export const readPhrases = (language: BuiltLanguage): { english: Phrase; other: Phrase }[] =>
  [...readCatalogue().values()]
    .flatMap((area) =>
      Object.entries(area.en).flatMap(([key, english]) =>
        phrasesOf(english, area[rulesOf(language)][key] ?? english),
      ),
    )
    .map(({ english, other }) => ({ english, other: isPseudo(language) ? pseudoPhrase(english) : other }));

const pseudoPhrase = (phrase: Phrase): Phrase =>
  phrase.map((part) => (typeof part === 'string' ? accented(part) : part));

/**
 * Compiles the catalogue of the repository into the generated files. Returns what is wrong with it, one sentence each;
 * English is used for that.
 */
export function compileWords(): readonly string[] {
  const { files, problems } = compileCatalogue(readCatalogue());
  writeGenerated(files);
  return problems;
}
