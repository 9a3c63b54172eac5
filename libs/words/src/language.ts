/** The languages of the interface. English is complete by definition; the compiler compares the others with it. */
export const LANGUAGES = ['en', 'de', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export const FIRST_LANGUAGE: Language = 'en';

/** The languages that people can choose: those in which the whole product speaks. */
export const OFFERED: readonly Language[] = [...LANGUAGES];

/** Each language's name in itself, as a switch shows it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', es: 'Español' };

/** The locale whose rules format numbers, dates and lists. */
export const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de-DE', es: 'es-ES' };

let source: () => Language = () => FIRST_LANGUAGE;
/** The language of {@link inLanguage}, while it says something. */
let spoken: Language | undefined;

/** The language of what is being said now: the page's in a browser, the caller's or the room's on a server. */
export const language = (): Language => spoken ?? source();

/**
 * What `say` says in one language, whatever the language of the moment. It has to be said at once: what waits for a promise is
 * in the language of the moment again. A page speaks one language only, so it asks for no other.
 */
export function inLanguage<Said>(wanted: Language, say: () => Said): Said {
  const before = spoken;
  spoken = wanted;
  try {
    return say();
  } finally {
    spoken = before;
  }
}

/** Decides what {@link language} answers. Called once, when a program starts. */
export function setLanguageSource(next: () => Language): void {
  source = next;
}

/** The first of the wished languages (BCP 47 tags, best first) that there is; English without one. */
export function languageFor(wishes: readonly string[]): Language {
  const found = wishes.map((wish) => ownLanguage(wish)).find((own) => own !== undefined);
  return found ?? FIRST_LANGUAGE;
}

/** The same among the languages that are offered: a half-translated one is spoken nowhere. */
export function offeredFor(wishes: readonly string[], offered: readonly Language[] = OFFERED): Language {
  const found = languageFor(wishes);
  return offered.includes(found) ? found : FIRST_LANGUAGE;
}

function ownLanguage(tag: string): Language | undefined {
  const [primary = ''] = tag.trim().toLowerCase().split(/[-_]/u);
  return LANGUAGES.find((own) => own === primary);
}
