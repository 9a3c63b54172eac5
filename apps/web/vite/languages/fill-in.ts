import { PLACEHOLDER, rulesOf, type BuiltLanguage } from '@rostrum/words/compiler';

/**
 * Puts the texts of a language into a bundled program. @throws Error about a placeholder without a text, as in a build whose
 * catalogue changed meanwhile
 */
export function fillIn(
  code: string,
  language: BuiltLanguage,
  texts: Readonly<Record<string, string>>,
): string {
  return code
    .replaceAll('__WLANGUAGE', () => JSON.stringify(rulesOf(language)))
    .replaceAll(PLACEHOLDER, (name) => {
      const text = texts[name];
      if (text === undefined) throw new Error(`No text for ${name}: build again`);
      return text;
    });
}

/** `text` with the paths of programs led to the folder of that language: `assets/a.js` to `assets/de/a.js`. */
export function inFolderOf(language: BuiltLanguage, programs: ReadonlySet<string>, text: string): string {
  return text.replaceAll(/\bassets\/[\w.-]+\.js\b/gu, (path) =>
    programs.has(path) ? path.replace('assets/', `assets/${language}/`) : path,
  );
}
