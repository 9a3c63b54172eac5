import { resolve } from 'node:path';
import type { Language } from '@rostrum/words';
import { compileWords } from '@rostrum/words/compiler';
import type { Plugin } from 'vite';

const GENERATED = resolve(import.meta.dirname, '../../../libs/words/generated');
const AREA = /^@rostrum\/words\/(?!compiler$)([\w-]+)$/;

/**
 * Takes the texts of one language into a build, so that nobody loads those of another, and of that language only the texts
 * that the page uses. Without it, as in tests and in the development server, every area holds all languages.
 */
export function oneLanguage(language: Language): Plugin {
  return {
    name: 'rostrum:one-language',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ define: { 'import.meta.env.VITE_LANGUAGE': JSON.stringify(language) } }),
    buildStart() {
      for (const problem of compileWords()) this.warn(problem);
    },
    resolveId(source) {
      const area = AREA.exec(source)?.[1];
      return area === undefined ? null : resolve(GENERATED, language, `${area}.ts`);
    },
    transformIndexHtml: (html) => html.replace('<html lang="en">', `<html lang="${language}">`),
  };
}
