import { compileCatalogue } from './compiler.ts';
import { readCatalogue, writeGenerated } from './files.ts';

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

/**
 * Compiles the catalogue of the repository into the generated files. Returns what is wrong with it, one sentence each;
 * English is used for that.
 */
export function compileWords(): readonly string[] {
  const { files, problems } = compileCatalogue(readCatalogue());
  writeGenerated(files);
  return problems;
}
