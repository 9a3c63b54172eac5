import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FIRST_LANGUAGE, inLanguage, type Language } from '@rostrum/words';
import * as words from '@rostrum/words/app-manifest';
import { description } from '@rostrum/words/landing';
import type { Plugin } from 'vite';
import * as z from 'zod/mini';

/** The manifest in the first language; the others are made of it. */
const SOURCE = resolve(import.meta.dirname, '../../public/manifest.webmanifest');
const manifestSchema = z.looseObject({
  id: z.string(),
  start_url: z.string(),
  shortcuts: z.array(z.looseObject({ url: z.string() })),
});

const SHORTCUTS: Readonly<Record<string, () => string>> = {
  '/app/room?start': words.startDebate,
  '/app/room?join': words.joinWithCode,
  '/app/learning': words.lessons,
};

/** The address of the manifest in one language. */
export const manifestPath = (language: Language) =>
  language === FIRST_LANGUAGE ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`;

/** Emits the manifest in every other language. It stays one app: `id` and all addresses are the same. */
export function manifests(languages: readonly Language[]): Plugin {
  return {
    name: 'rostrum:manifests',
    apply: 'build',
    generateBundle() {
      for (const language of languages.filter((other) => other !== FIRST_LANGUAGE)) {
        const source = JSON.stringify(manifestIn(language));
        this.emitFile({ type: 'asset', fileName: manifestPath(language).slice(1), source });
      }
    },
  };
}

/** What the app is called, and what it offers, in one language. */
export function manifestIn(language: Language) {
  const source = manifestSchema.parse(JSON.parse(readFileSync(SOURCE, 'utf8')));
  return inLanguage(language, () => ({
    ...source,
    lang: language,
    description: description(),
    shortcuts: source.shortcuts.map((shortcut) => ({ ...shortcut, name: nameOf(shortcut.url) })),
  }));
}

function nameOf(url: string): string {
  const name = SHORTCUTS[url];
  if (!name) throw new Error(`The shortcut ${url} has no name`);
  return name();
}
