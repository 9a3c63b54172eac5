import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FIRST_LANGUAGE, type Language } from '@rostrum/words';
import type { Plugin, Rolldown } from 'vite';
import { KEPT_PAGE } from '@rostrum/domain';
import { PATHS } from '../src/shared/navigation/paths.ts';
import { inFolderOf } from './languages/fill-in.ts';
import { manifestPath } from './languages/manifests.ts';
import { EMPTY_PAGE } from './pages.ts';

const SOURCE = resolve(import.meta.dirname, '../worker/worker.js');
/** What draws the kept pages without a connection. */
const OFFLINE_APP = /src\/app\/offline\/offline-app\.tsx$/;
/** The empty page by an address that no hosting redirects, and files beside the program that the shell shows. */
const BESIDE = [PATHS.app, '/icon.svg', '/icons/icon-192.png'];

type File = Rolldown.OutputChunk | Rolldown.OutputAsset;
export type Built = Readonly<Record<string, File>>;

/** What works offline: the files that every language needs, and those of each language, of which a browser keeps one. */
export type Shell = {
  files: readonly string[];
  spoken: Readonly<Partial<Record<Language, readonly string[]>>>;
};
const NOTHING: Shell = { files: [], spoken: { [FIRST_LANGUAGE]: [] } };

/**
 * Builds the product's one worker: `worker.js` with the files of the offline shell and a version that changes with them. No page
 * loads it before the page itself has loaded.
 */
export function serviceWorker(languages: readonly Language[]): Plugin {
  return {
    name: 'rostrum:service-worker',
    configureServer({ middlewares }) {
      // Sources are served without a shell, but push works there too.
      middlewares.use('/worker.js', (_, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(workerWith(NOTHING, '', readFileSync(SOURCE, 'utf8')));
      });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle[EMPTY_PAGE];
        if (page?.type !== 'asset') throw new Error(`The build made no ${EMPTY_PAGE}`);
        const shell = shellOf(bundle, languages);
        const source = workerWith(shell, String(page.source), readFileSync(SOURCE, 'utf8'));
        this.emitFile({ type: 'asset', fileName: 'worker.js', source });
      },
    },
  };
}

/** The worker's text. Its version follows the page, the files and the worker itself. */
export function workerWith({ files, spoken }: Shell, page: string, source: string): string {
  const lists = `const SHELL = ${JSON.stringify(files)};\nconst SPOKEN = ${JSON.stringify(spoken)};\nconst MARK = ${JSON.stringify(KEPT_PAGE)};`;
  const release = createHash('sha256')
    .update([lists, page, source].join('\n'))
    .digest('base64url')
    .slice(0, 12);
  return `const RELEASE = ${JSON.stringify(release)};\n${lists}\n${source}`;
}

/** The empty page, everything that it and the offline pages load at once, the fonts of Latin text, the icons and the manifests. */
export function shellOf(bundle: Built, languages: readonly Language[]): Shell {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const starts = chunks.filter(
    ({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => OFFLINE_APP.test(id)),
  );
  if (!chunks.some(({ moduleIds }) => moduleIds.some((id) => OFFLINE_APP.test(id))))
    throw new Error('The build has no offline pages: has src/app/offline/offline-app.tsx moved?');
  const wanted = new Set<string>();
  const want = (name: string) => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || wanted.has(name)) return;
    wanted.add(name);
    for (const style of file.viteMetadata?.importedCss ?? []) wanted.add(style);
    for (const next of file.imports) want(next);
  };
  for (const { fileName } of starts) want(fileName);
  for (const name of Object.keys(bundle)) if (isOfEveryPage(name)) wanted.add(name);
  const inOrder = [...wanted].toSorted();
  const programs = inOrder.filter((name) => bundle[name]?.type === 'chunk');
  const names = new Set(programs);
  const ofLanguage = (language: Language) => [
    manifestPath(language),
    ...programs.map((name) => `/${language === FIRST_LANGUAGE ? name : inFolderOf(language, names, name)}`),
  ];
  return {
    files: [...BESIDE, ...inOrder.filter((name) => !names.has(name)).map((name) => `/${name}`)],
    spoken: Object.fromEntries(languages.map((language) => [language, ofLanguage(language)])),
  };
}

/** The scripts that run first and that choose the language, the fonts that every page shows, and what forced colours need. */
const isOfEveryPage = (name: string) =>
  /^assets\/(?:first|boot)-.*\.js$/.test(name) ||
  /^assets\/.*-latin-(?!ext).*normal.*\.woff2$/.test(name) ||
  /^assets\/forced-colours-.*\.css$/.test(name);
