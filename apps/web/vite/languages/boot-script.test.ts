import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { Language } from '@rostrum/words';
import { bootScript, frontScript } from './boot-script.ts';
import { manifestPath } from './manifests.ts';

const PROGRAMS = {
  en: {
    files: ['/assets/index.js', '/assets/react.js'],
    pages: {
      '/help/moderation': ['/assets/moderation.js'],
      '/help': ['/assets/help.js', '/assets/help.css'],
    },
  },
  de: { files: ['/assets/de/index.js'], pages: { '/help': ['/assets/de/help.js', '/assets/help.css'] } },
  es: { files: ['/assets/es/index.js'], pages: {} },
};

type Visit = {
  own?: string;
  /** The language of a page that the worker kept for offline. */
  offline?: string;
  at?: string;
  kept?: string;
  browser?: string[];
  isStorageRefused?: boolean;
  /** Whether the browser still reads the page. */
  isReading?: boolean;
};

/** What a browser does with the script in its head. */
function visit({ own, offline, at = '/faq', kept, browser = ['en-GB'], isStorageRefused, isReading }: Visit) {
  const url = new URL(at, 'https://rostrum.example');
  const done = {
    loaded: [] as unknown[],
    wentTo: '',
    shows: url.pathname + url.search + url.hash,
    kept,
    lang: own ?? 'en',
    manifest: { href: '' },
    /** The browser has read the page. */
    read: () => {},
  };
  const { search, hash, pathname } = url;
  const parts = { search, hash, pathname };
  const refuse = () => {
    throw new Error('refused');
  };
  const page = {
    dataset: { kept: offline },
    set lang(lang: string) {
      done.lang = lang;
    },
  };
  runInNewContext(own === undefined ? bootScript(PROGRAMS) : frontScript(['en', 'de', 'es']), {
    URLSearchParams,
    navigator: { languages: browser },
    location: { ...parts, replace: (to: string) => void (done.wentTo = to) },
    history: { state: null, replaceState: (_: unknown, __: string, to: string) => void (done.shows = to) },
    localStorage: {
      getItem: isStorageRefused ? refuse : () => done.kept ?? null,
      setItem: isStorageRefused ? refuse : (_: string, language: string) => void (done.kept = language),
    },
    document: {
      readyState: isReading ? 'loading' : 'interactive',
      addEventListener: (_: string, heard: () => void) => void (done.read = heard),
      currentScript: { dataset: { language: own } },
      documentElement: page,
      querySelector: () => done.manifest,
      createElement: (name: string) => ({ name }),
      head: { append: (tag: { src?: string; href?: string }) => done.loaded.push(tag.src ?? tag.href) },
    },
  });
  return done;
}

test.each<[string, Visit, string]>([
  ['the browser prefers it', { browser: ['fr', 'de-AT', 'en'] }, 'de'],
  ['it was chosen before', { kept: 'es', browser: ['de'] }, 'es'],
  ['the address wishes it', { at: '/faq?lang=de', kept: 'es' }, 'de'],
  ['it is kept offline in it', { offline: 'de', at: '/faq?lang=es', kept: 'es' }, 'de'],
  ['there is none of the preferred ones', { browser: ['fr'] }, 'en'],
  ['what was kept is no language here', { kept: 'toString', browser: ['xx'] }, 'en'],
  ['the browser refuses storage', { isStorageRefused: true, browser: ['de'] }, 'de'],
])('a page comes in a language because %s', (_, visited, language) => {
  const { loaded, lang, manifest } = visit(visited);
  expect(lang).toBe(language);
  expect(manifest.href).toBe(manifestPath(language as Language));
  const { files } = PROGRAMS[language as keyof typeof PROGRAMS];
  expect(loaded).toEqual([...files, files[0]]);
});

test('the program starts once the page is read to its end; its files come before', () => {
  const page = visit({ browser: ['de'], isReading: true });
  const { files } = PROGRAMS.de;
  expect(page.loaded).toEqual(files);
  page.read();
  expect(page.loaded).toEqual([...files, files[0]]);
});

test.each([
  ['/help', ['/assets/help.js', '/assets/help.css']],
  ['/help/moderation', ['/assets/moderation.js']],
  ['/privacy', []],
])('what %s needs next is loaded beside the program', (at, next) => {
  const { files } = PROGRAMS.en;
  expect(visit({ at, isReading: true }).loaded).toEqual([...files, ...next]);
});

test('a wish in the address is kept', () => {
  expect(visit({ at: '/faq?lang=de' }).kept).toBe('de');
  expect(visit({ at: '/faq?lang=xx' }).kept).toBeUndefined();
});

test('the English front page gives way to the preferred one, with all that its address says', () => {
  expect(visit({ own: 'en', at: '/?from=mail#demo', browser: ['de'] })).toMatchObject({
    wentTo: '/de?from=mail#demo',
    loaded: [],
  });
  expect(visit({ own: 'en', at: '/' })).toMatchObject({ wentTo: '', loaded: [] });
});

test('another front page stays, keeps its language if none was chosen, and shows the common address', () => {
  expect(visit({ own: 'de', at: '/de#demo' })).toMatchObject({ kept: 'de', wentTo: '', shows: '/#demo' });
  expect(visit({ own: 'de', at: '/de', kept: 'en' })).toMatchObject({ kept: 'en', shows: '/' });
});
