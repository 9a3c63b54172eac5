import { FIRST_LANGUAGE, type Language } from '@rostrum/words';
import { MIRRORED, type BuiltLanguage } from '@rostrum/words/compiler';
import type { Programs } from './boot-script.ts';

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

/** A front page in its language: the boot script may lead to that of another, and search engines learn of all of them. */
export function frontPageIn(
  page: string,
  language: BuiltLanguage,
  languages: readonly Language[],
  boot: string,
): string {
  const alternates = languages.map(
    (other) => `    <link rel="alternate" hreflang="${other}" href="${frontPath(other)}">\n`,
  );
  const script = `    <script src="/${boot}" data-language="${language}"></script>\n`;
  return page
    .replace(/<html lang="[^"]*"/u, `<html lang="${language}"${language === MIRRORED ? ' dir="rtl"' : ''}`)
    .replace('</head>', () => `${alternates.join('')}${script}  </head>`);
}

/** The file and the address of a front page. */
export const frontFile = (language: BuiltLanguage) =>
  language === FIRST_LANGUAGE ? 'index.html' : `${language}.html`;
const frontPath = (language: Language) => (language === FIRST_LANGUAGE ? '/' : `/${language}`);

/** The program of each language, where `moved` says what a file is called in it. */
export function programsIn(
  page: string,
  languages: readonly BuiltLanguage[],
  moved: (file: string, language: BuiltLanguage) => string,
): Programs {
  const files = programOf(page);
  return Object.fromEntries(
    languages.map((language) => [language, files.map((file) => moved(file, language))]),
  );
}
