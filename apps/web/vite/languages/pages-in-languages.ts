import { FIRST_LANGUAGE, type Language } from '@rostrum/words';
import { MIRRORED, rulesOf, type BuiltLanguage } from '@rostrum/words/compiler';
import type { Program, Programs } from './boot-script.ts';
import { manifestPath } from './manifests.ts';

const PROGRAM = /\s*<script type="module"[^>]*? src="([^"]+)"[^>]*><\/script>/u;
const PRELOAD = /\s*<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/gu;

/** The files that a built page loads first: its program, then what that imports. @throws Error if it has no program */
export function programOf(page: string): string[] {
  const program = PROGRAM.exec(page)?.[1];
  if (program === undefined) throw new Error('The page has no program');
  return [program, ...[...page.matchAll(PRELOAD)].map(([, file = '']) => file)];
}

/** The page for every address: the boot script, which loads the program, replaces its tags. */
export const withBoot = (page: string, boot: string): string =>
  page.replace(PRELOAD, '').replace(PROGRAM, () => `\n    <script src="/${boot}"></script>`);

/** The address of the product: its first origin, which a deployment sets; empty if nobody else can find it. */
export const siteOf = (env: Readonly<Record<string, string | undefined>>): string =>
  env['CLERK_AUTHORIZED_PARTIES']?.split(',')[0]?.trim() ?? '';

/**
 * A front page in its language: its script may lead to that of another, and search engines learn of all of them if the product has an
 * address. They follow whole addresses alone, and give people who read none of these languages the first.
 */
export function frontPageIn(
  page: string,
  language: BuiltLanguage,
  languages: readonly Language[],
  { script, site }: { script: string; site: string },
): string {
  const link = (hreflang: string, other: Language) =>
    `    <link rel="alternate" hreflang="${hreflang}" href="${site}${frontPath(other)}">\n`;
  const alternates =
    site === '' ? [] : [...languages.map((other) => link(other, other)), link('x-default', FIRST_LANGUAGE)];
  const tag = `    <script src="/${script}" data-language="${language}"></script>\n`;
  return page
    .replace(/<html lang="[^"]*"/u, `<html lang="${language}"${language === MIRRORED ? ' dir="rtl"' : ''}`)
    .replace(manifestPath(FIRST_LANGUAGE), manifestPath(rulesOf(language)))
    .replace('</head>', () => `${alternates.join('')}${tag}  </head>`);
}

/** The file and the address of a front page. */
export const frontFile = (language: BuiltLanguage) =>
  language === FIRST_LANGUAGE ? 'index.html' : `${language}.html`;
const frontPath = (language: Language) => (language === FIRST_LANGUAGE ? '/' : `/${language}`);

/** The program of each language, where `moved` says what a file is called in it; `pages` are the files that certain pages need next. */
export function programsIn(
  page: string,
  pages: Program['pages'],
  languages: readonly BuiltLanguage[],
  moved: (file: string, language: BuiltLanguage) => string,
): Programs {
  const files = programOf(page);
  const inLanguage = (language: BuiltLanguage): Program => {
    const named = (names: readonly string[]) => names.map((file) => moved(file, language));
    return {
      files: named(files),
      pages: Object.fromEntries(Object.entries(pages).map(([path, names]) => [path, named(names)])),
    };
  };
  return Object.fromEntries(languages.map((language) => [language, inLanguage(language)]));
}
