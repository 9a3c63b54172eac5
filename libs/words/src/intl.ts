import { language, LOCALES } from './language.ts';

/*
 * Numbers, dates, lists and names of places in the language of the moment. Formats are kept, because building one costs more than using it
 * a thousand times.
 */

/** A number, grouped and with the decimal sign of the language. */
export function formatNumber(value: number, options: Intl.NumberFormatOptions = {}): string {
  return kept('number', options, (locale) => new Intl.NumberFormat(locale, options)).format(value);
}

/** A point in time, in milliseconds since 1970, in the time zone of the options or of this machine. */
export function formatDate(atMs: number | Date, options: Intl.DateTimeFormatOptions): string {
  return kept('date', options, (locale) => new Intl.DateTimeFormat(locale, options)).format(atMs);
}

/** "A, B and C"; with `type: 'disjunction'` "A, B or C". */
export function formatList(items: readonly string[], options: Intl.ListFormatOptions = {}): string {
  return kept('list', options, (locale) => new Intl.ListFormat(locale, options)).format(items);
}

/** The name of a language, by its BCP 47 tag, or of a country, by the two letters of ISO 3166. */
export function formatCode(type: 'language' | 'region', code: string): string {
  return kept('name', { type }, (locale) => new Intl.DisplayNames(locale, { type })).of(code) ?? code;
}

const formats = new Map<string, unknown>();

function kept<Format>(kind: string, options: object, create: (locale: string) => Format): Format {
  const locale = LOCALES[language()];
  const key = `${kind} ${locale} ${JSON.stringify(options)}`;
  const format = (formats.get(key) as Format | undefined) ?? create(locale);
  formats.set(key, format);
  return format;
}
