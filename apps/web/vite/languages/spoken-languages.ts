import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FIRST_LANGUAGE, type Language } from '@rostrum/words';
import {
  compileWords,
  isPseudo,
  readSpoken,
  type BuiltLanguage,
  type PseudoLanguage,
} from '@rostrum/words/compiler';
import type { Plugin, Rolldown } from 'vite';
import { EMPTY_PAGE } from '../pages.ts';
import { bootScript, frontScript } from './boot-script.ts';
import { fillIn, inFolderOf } from './fill-in.ts';
import { inlineTexts } from './inline-texts.ts';
import { minified } from './minified.ts';
import { pageParts } from './page-parts.ts';
import { frontFile, frontPageIn, programOf, programsIn, withBoot } from './pages-in-languages.ts';

const PLACEHOLDERS = resolve(import.meta.dirname, '../../../../libs/words/generated/placeholders');
const AREA = /^@rostrum\/words\/(?!compiler$)([\w-]+)$/;

/** The placeholder of a text without slots, which its file returns as it is. */
function placeholderOf(area: string, key: string): string | undefined {
  const file = resolve(PLACEHOLDERS, area, `${key}.js`);
  if (!existsSync(file)) return undefined;
  return /= \(\) => (__W\w+);/.exec(readFileSync(file, 'utf8'))?.[1];
}

/** Takes texts into a build as placeholders, of which a bundler drops those that nobody uses. */
export function placeholders(): Plugin {
  return {
    name: 'rostrum:placeholders',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ define: { 'import.meta.env.VITE_LANGUAGE': '__WLANGUAGE' } }),
    resolveId(source) {
      const area = AREA.exec(source)?.[1];
      return area === undefined ? null : resolve(PLACEHOLDERS, `${area}.js`);
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('@rostrum/words/')) return null;
      return { code: inlineTexts(code, placeholderOf), map: null };
    },
  };
}

/** The languages to build, those for layout tests among them, and the address of the product. */
interface SpokenOptions {
  languages: readonly Language[];
  pseudo: readonly PseudoLanguage[];
  site: string;
}

/**
 * Makes of one build one in each language, in which nobody loads the texts of another: English beside the other files, the others
 * in folders of their own. Every program is written once for each language, since all of them import each other by name.
 */
export function spokenLanguages({ languages, pseudo, site }: SpokenOptions): Plugin {
  const built: readonly BuiltLanguage[] = [...languages, ...pseudo];
  const others = built.filter((language) => language !== FIRST_LANGUAGE);
  return {
    name: 'rostrum:spoken-languages',
    apply: 'build',
    buildStart() {
      for (const problem of compileWords()) this.warn(problem);
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const spoken = readSpoken();
        const files = Object.values(bundle);
        const programs = files.filter(({ fileName }) => fileName.endsWith('.js'));
        const names = new Set(programs.map(({ fileName }) => fileName));
        const inWords = (code: string, { fileName }: File, language: BuiltLanguage) => {
          const filled = fillIn(code, language, spoken[language]);
          return isPseudo(language) ? filled : minified(fileName, filled);
        };
        const moved = (text: string, language: BuiltLanguage) =>
          language === FIRST_LANGUAGE ? text : inFolderOf(language, names, text);
        for (const program of programs) {
          const code = contentOf(program);
          for (const language of others) {
            const source = moved(inWords(code, program, language), language);
            this.emitFile({ type: 'asset', fileName: moved(program.fileName, language), source });
          }
          replaceContent(program, inWords(code, program, FIRST_LANGUAGE));
        }
        if (others.length === 0) return;
        const page = (name: string) => pageIn(bundle, name);
        const emit = (name: string, script: string) => {
          const fileName = `assets/${name}-${hashOf(script)}.js`;
          this.emitFile({ type: 'asset', fileName, source: script });
          return fileName;
        };
        const empty = contentOf(page(EMPTY_PAGE));
        const pages = pageParts(bundle, new Set(programOf(empty)));
        const boot = emit('boot', bootScript(programsIn(empty, pages, built, moved)));
        replaceContent(page(EMPTY_PAGE), withBoot(empty, boot));
        const script = emit('front', frontScript(built));
        for (const language of built) {
          const front = page(frontFile(language));
          const own = moved(contentOf(front), language);
          replaceContent(front, frontPageIn(own, language, languages, { script, site }));
        }
      },
    },
  };
}

type File = Rolldown.OutputAsset | Rolldown.OutputChunk;

const contentOf = (file: File) => (file.type === 'chunk' ? file.code : String(file.source));

function replaceContent(file: File, content: string): void {
  if (file.type === 'chunk') file.code = content;
  else file.source = content;
}

function pageIn(bundle: Rolldown.OutputBundle, name: string): File {
  const page = bundle[name];
  if (!page) throw new Error(`The build made no ${name}`);
  return page;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);
