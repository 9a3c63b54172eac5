import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { themeScript } from '@rostrum/ui/theme-script';
import { FIRST_LANGUAGE, type Language } from '@rostrum/words';
import { compileWords } from '@rostrum/words/compiler';
import { buildSync } from 'esbuild';
import type { Plugin } from 'vite';
import { EMPTY_PAGE } from './pages.ts';

const ENTRY = resolve(import.meta.dirname, '../first/first.ts');
const CHARSET = '<meta charset="utf-8" />';

/**
 * Puts the script of the theme and `first/first.ts` before every other script of a built page, as one small file: the first paint needs
 * the theme, and what reports a program that fails to load can't be a part of it. It is no inline script, because the
 * Content-Security-Policy refuses those. Its tag names the build and the texts that the build lacks.
 */
export function firstScript(languages: readonly Language[]): Plugin {
  return {
    name: 'rostrum:first-script',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const script = `${themeScript};${firstScriptText()}`;
        const fileName = `assets/first-${hashOf(script)}.js`;
        this.emitFile({ type: 'asset', fileName, source: script });
        const build = hashOf(String(bundle[EMPTY_PAGE]?.type === 'asset' && bundle[EMPTY_PAGE].source));
        const tag = firstTag(fileName, build, missingTexts(compileWords(), languages));
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.html'))
            file.source = withFirst(String(file.source), tag);
        }
      },
    },
  };
}

/** What watches the page, as one plain file. */
export function firstScriptText(): string {
  const built = buildSync({
    entryPoints: [ENTRY],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
  });
  return built.outputFiles[0]?.text ?? '';
}

export function firstTag(fileName: string, build: string, missing: readonly string[]): string {
  const lacks = missing.length > 0 ? ` data-missing="${missing.join(' ')}"` : '';
  return `<script src="/${fileName}" data-build="${build}"${lacks}></script>`;
}

/** The page with the tag right after what browsers need to read it. @throws Error if that has changed */
export function withFirst(page: string, tag: string): string {
  if (!page.includes(CHARSET)) throw new Error(`The page has no ${CHARSET}`);
  return page.replace(CHARSET, () => `${CHARSET}\n    ${tag}`);
}

/** How the compiler names a text in its sentences. */
const PLACE = /^([a-z]{2})\/([a-z-]+)\.json, (\w+): /;

/** The texts that English replaces, such as `de/people.hello`. */
export function missingTexts(problems: readonly string[], languages: readonly Language[]): string[] {
  const spoken = new Set<string>(languages.filter((language) => language !== FIRST_LANGUAGE));
  return problems.flatMap((problem) => {
    const [, language = '', area = '', key = ''] = PLACE.exec(problem) ?? [];
    return spoken.has(language) ? [`${language}/${area}.${key}`] : [];
  });
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);
