import type { Page } from '@playwright/test';
import { readPhrases, type BuiltLanguage, type Phrase } from '@rostrum/words/compiler';

type Name = string | RegExp;
/** @param exact whether nothing may come before or after it */
type Translate = (name: Name, exact: boolean) => Name;

/** A name that stands for more phrases than these is too short to tell which one is meant. */
const MOST = 60;
/** What a slot may hold, for a name that is given as a pattern. */
const EXAMPLES = ['Ada Marsh', '2'];
/** What a slot holds most often: the name of a person. */
const PERSON = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u;

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);

/** The phrase as a pattern that catches its slots. For short names alone: it is slow on a whole page's text. */
const catching = (phrase: Phrase): RegExp => {
  const parts = phrase.map((part) => (typeof part === 'string' ? escaped(part) : '(.*)'));
  return new RegExp(`^${parts.join('')}$`, 'iu');
};

/** What a text of the page is found by: the longest of the phrase's own words, and for a whole text what may be around them. */
const foundBy = (phrase: Phrase, isWhole: boolean): string => {
  const written = phrase.filter((part) => typeof part === 'string');
  const longest = escaped(written.toSorted((one, other) => other.length - one.length)[0]?.trim() ?? '');
  return isWhole && phrase.length > 1 ? `.{0,80}${longest}.{0,80}` : longest;
};

const textOf = (phrase: Phrase, slot: string): string =>
  phrase.map((part) => (typeof part === 'string' ? part : slot)).join('');

const hasWords = (phrase: Phrase): boolean =>
  phrase.some((part) => typeof part === 'string' && /\p{L}/u.test(part));

/** Turns an English name, as the scenes know it, into a pattern that is true of it in the other language too. */
function translator(language: BuiltLanguage): Translate {
  const phrases = readPhrases(language).filter(({ english, other }) => hasWords(english) && hasWords(other));
  const whole = new Map<string, Phrase[]>();
  for (const { english, other } of phrases) {
    if (english.length > 1) continue;
    const key = textOf(english, '').toLowerCase();
    whole.set(key, [...(whole.get(key) ?? []), other]);
  }
  const withSlots = phrases
    .filter(({ english }) => english.length > 1)
    .map(({ english, other }) => ({ pattern: catching(english), english, other }));

  /** What a slot holds may be a word of the catalogue too, such as a side. */
  const inSlot = (value: string): string => {
    const others = whole.get(value.toLowerCase()) ?? [];
    return `(?:${[value, ...others.map((phrase) => textOf(phrase, ''))].map(escaped).join('|')})`;
  };

  function filledIn(name: string): string[] {
    return withSlots.flatMap(({ pattern, english, other }) => {
      const caught = pattern.exec(name);
      if (!caught) return [];
      const isSure = caught.slice(1).every((value) => PERSON.test(value) || whole.has(value.toLowerCase()));
      if (!isSure && textOf(english, '').length * 2 <= name.length) return [];
      const slots = english.flatMap((part) => (typeof part === 'string' ? [] : [part.slot]));
      const values = new Map(slots.map((slot, at) => [slot, caught[at + 1] ?? '']));
      const parts = other.map((part) =>
        typeof part === 'string' ? escaped(part) : inSlot(values.get(part.slot) ?? ''),
      );
      return [parts.join('')];
    });
  }

  function found(name: Name, exact: boolean): string[] {
    if (typeof name !== 'string') {
      return phrases
        .filter(({ english }) => EXAMPLES.some((slot) => name.test(textOf(english, slot))))
        .map(({ other }) => foundBy(other, exact));
    }
    const same = whole.get(name.toLowerCase());
    if (same) return same.map((phrase) => foundBy(phrase, exact));
    const filled = filledIn(name);
    if (filled.length > 0) return filled;
    const part = name.toLowerCase();
    return phrases
      .filter(({ english }) => textOf(english, '\n').toLowerCase().includes(part))
      .map(({ other }) => foundBy(other, exact));
  }

  return (name, exact) => {
    const others = new Set(found(name, exact));
    if (others.size === 0 || others.size > MOST) return name;
    const own = typeof name === 'string' ? escaped(name) : name.source;
    const any = [own, ...others].join('|');
    return new RegExp(exact ? `^(?:${any})$` : any, 'iu');
  };
}

type Method = (this: unknown, ...given: unknown[]) => unknown;
const BY_TEXT = ['getByText', 'getByLabel', 'getByPlaceholder', 'getByTitle', 'getByAltText'] as const;
const BY_OPTION = ['getByRole', 'filter', 'locator'] as const;
const NAMED = ['name', 'hasText', 'description'] as const;

const translators = new Map<BuiltLanguage, Translate>();
let current: Translate | null = null;
const translated = (name: Name, exact: boolean): Name => current?.(name, exact) ?? name;

/** Lets every page of this process be asked for its parts by their English names, while it speaks another language. */
export function askInEnglish(page: Page, language: BuiltLanguage): void {
  const isFirst = current === null;
  current = translators.get(language) ?? translator(language);
  translators.set(language, current);
  if (!isFirst) return;
  for (const one of [page, page.locator('html')]) {
    const methods = Object.getPrototypeOf(one) as Record<string, Method | undefined>;
    for (const name of BY_TEXT) methods[name] &&= byText(methods[name]);
    for (const name of BY_OPTION) methods[name] &&= byOption(methods[name]);
  }
}

const isExact = (options: unknown): boolean =>
  typeof options === 'object' && options !== null && 'exact' in options && options.exact === true;

const byText = (method: Method): Method =>
  function asked(text, ...rest) {
    const name = translated(text as Name, isExact(rest[0]));
    return name === text ? method.call(this, text, ...rest) : method.call(this, name);
  };

const byOption = (method: Method): Method =>
  function asked(...given) {
    return method.apply(this, given.map(inOptions));
  };

function inOptions(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype)
    return part;
  const options: Record<string, unknown> = { ...part };
  for (const key of NAMED) {
    const name = options[key];
    if (typeof name !== 'string' && !(name instanceof RegExp)) continue;
    const other = translated(name, isExact(options));
    if (other === name) continue;
    options[key] = other;
    delete options['exact'];
  }
  return options;
}
