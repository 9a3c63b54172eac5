import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@rostrum/words';
import type { PseudoLanguage } from '@rostrum/words/compiler';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import * as z from 'zod/mini';
import type { DrawnFrontPage } from '../src/app/front-page.tsx';
import { drawnStyles } from './drawn-styles.ts';
import { frontFile } from './languages/pages-in-languages.ts';
import { lessons } from './lessons.ts';
import { answerWithEmptyPage, EMPTY_PAGE, FRONT_PAGE, withContent } from './pages.ts';

const WEB = resolve(import.meta.dirname, '..');
const rendererSchema = z.object({
  drawBuiltFrontPage: z.custom<(language: Language) => Promise<DrawnFrontPage>>(
    (value) => typeof value === 'function',
  ),
});

/**
 * Prerenders the front page in each language at build time, so that it can be read before the program has loaded:
 * `index.html`, `de.html` and so on contain it, `app.html` is the empty page for every other address. A preview serves them like the hosting does.
 * Those of the `pseudo` languages begin empty.
 */
export function frontPage(languages: readonly Language[], pseudo: readonly PseudoLanguage[]): Plugin {
  let mode = 'production';
  return {
    name: 'rostrum:front-page',
    configResolved(config) {
      ({ mode } = config);
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle[FRONT_PAGE];
        if (page?.type !== 'asset') throw new Error(`The build made no ${FRONT_PAGE}`);
        const empty = String(page.source);
        this.emitFile({ type: 'asset', fileName: EMPTY_PAGE, source: empty });
        for (const language of pseudo)
          this.emitFile({ type: 'asset', fileName: frontFile(language), source: empty });
        for (const [language, drawn] of await draw(mode, languages)) {
          const fileName = frontFile(language);
          const { page: source, sheet } = drawnStyles(withContent(empty, drawn));
          if (sheet && !bundle[sheet.fileName]) this.emitFile({ type: 'asset', ...sheet });
          if (fileName === FRONT_PAGE) page.source = source;
          else this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
    configurePreviewServer({ middlewares }) {
      return () => void middlewares.use(answerWithEmptyPage);
    },
  };
}

/** Builds `src/front-page.tsx` for Node, with the variables of this build, and runs it once for each language. */
async function draw(mode: string, languages: readonly Language[]): Promise<Map<Language, DrawnFrontPage>> {
  const modules = join(WEB, 'node_modules');
  await mkdir(modules, { recursive: true });
  const folder = await mkdtemp(join(modules, '.front-page-'));
  try {
    await build({
      root: WEB,
      configFile: false,
      mode,
      logLevel: 'warn',
      plugins: [react(), lessons()],
      publicDir: false,
      build: { ssr: 'src/app/front-page.tsx', outDir: folder, emptyOutDir: true },
    });
    const module: unknown = await import(pathToFileURL(join(folder, 'front-page.js')).href);
    const { drawBuiltFrontPage } = rendererSchema.parse(module);
    const drawn = new Map<Language, DrawnFrontPage>();
    for (const language of languages) drawn.set(language, await drawBuiltFrontPage(language));
    return drawn;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
