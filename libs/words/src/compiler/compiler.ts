import { FIRST_LANGUAGE, LANGUAGES, type Language } from '../language.ts';
import { parseMessage, type Message } from './message.ts';
import { headOf } from './head-of.ts';
import { printPlaceholders, type InLanguages, type Spoken } from './placeholders.ts';
import { printBody, printHead } from './print.ts';

/** The texts of one area of the product in one language, by key, in ICU MessageFormat. */
export type Texts = Readonly<Record<string, string>>;
/** All texts, by area. */
export type Catalogue = ReadonlyMap<string, Readonly<Record<Language, Texts>>>;

export type Compiled = {
  /** The contents of each file, by its path in the folder of generated files. */
  files: ReadonlyMap<string, string>;
  /** What is missing or wrong, one sentence each. English is used for each text that is named here. */
  problems: readonly string[];
};

type Compiling = { area: string; problems: string[]; spoken: Spoken };
type Messages = ReadonlyMap<string, Message>;

/** A key becomes the name of a function. */
const KEY = /^[a-z][a-zA-Z0-9]*$/u;
const RESERVED = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static await async of package private protected public interface implements arguments eval'.split(
    ' ',
  ),
);

/**
 * Compiles the catalogue into functions of each text's slots. `all/people.ts` says them in the language of the moment, out of
 * `de/people.ts` and the others; `placeholders/people.js` in a language that is put in later, from `spoken.json`.
 */
export function compileCatalogue(catalogue: Catalogue): Compiled {
  const problems: string[] = [];
  const spoken: Spoken = { en: {}, de: {}, es: {}, 'en-XA': {}, 'en-XB': {} };
  const files = [...catalogue].flatMap(([area, texts]) => compileArea({ area, problems, spoken }, texts));
  return { files: new Map([...files, ['spoken.json', JSON.stringify(spoken)]]), problems };
}

function compileArea(at: Compiling, texts: Readonly<Record<Language, Texts>>): [string, string][] {
  const first = readTexts(at, FIRST_LANGUAGE, texts[FIRST_LANGUAGE]);
  const inLanguages = LANGUAGES.map((language): [Language, Messages] => [
    language,
    language === FIRST_LANGUAGE ? first : complete(at, language, texts[language], first),
  ]);
  const messages = new Map([...first.keys()].map((key) => [key, gather(key, inLanguages, first)]));
  return [
    ...LANGUAGES.map((language): [string, string] => [
      `${language}/${at.area}.ts`,
      printArea(at.area, language, messages),
    ]),
    [`all/${at.area}.ts`, printChoice(at.area, first)],
    ...printPlaceholders(at.area, messages, at.spoken),
  ];
}

/** One text in all languages. A text in English has English forms, wherever it is used. */
function gather(key: string, all: readonly [Language, Messages][], first: Messages): InLanguages {
  const english = first.get(key);
  const entries = all.map(([language, messages]) => {
    const message = messages.get(key) ?? english;
    return [language, { message, spoken: message === english ? FIRST_LANGUAGE : language }];
  });
  return Object.fromEntries(entries) as InLanguages;
}

function readTexts({ area, problems }: Compiling, language: Language, texts: Texts): Messages {
  const messages = new Map<string, Message>();
  for (const [key, source] of Object.entries(texts)) {
    try {
      if (!KEY.test(key) || RESERVED.has(key)) throw new Error('Name it in camelCase, with no reserved word');
      if (source.trim() === '') throw new Error('Write what it says');
      messages.set(key, parseMessage(source));
    } catch (error) {
      problems.push(
        `${language}/${area}.json, ${key}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  return messages;
}

/** The messages of another language; English for those that are missing or that take other slots. */
function complete(at: Compiling, language: Language, texts: Texts, first: Messages): Messages {
  const own = readTexts(at, language, texts);
  const say = (key: string, problem: string) =>
    at.problems.push(`${language}/${at.area}.json, ${key}: ${problem}`);
  for (const key of own.keys())
    if (!first.has(key)) say(key, 'There is no such text in English. Take it out');
  return new Map(
    [...first].map(([key, english]) => {
      const message = own.get(key);
      if (!message) {
        if (!Object.hasOwn(texts, key)) say(key, 'It is missing. Translate it');
        return [key, english];
      }
      const [wanted, found] = [slotNames(english), slotNames(message)];
      if (wanted === found) return [key, message];
      say(key, `Its slots are ${found || 'none'}; in English ${wanted || 'none'}. Use the same`);
      return [key, english];
    }),
  );
}

const slotNames = ({ slots }: Message) =>
  [...slots]
    .map(([name, slot]) => `${name} (${slot.kind === 'choice' ? slot.of.join(', ') : slot.kind})`)
    .join(', ');

function printArea(area: string, language: Language, messages: ReadonlyMap<string, InLanguages>): string {
  const functions = [...messages].map(([key, inLanguages]) => {
    const { message, spoken } = inLanguages[language];
    return `export const ${key} = ${printHead(message)} => ${printBody(spoken, message, '$forms.')};`;
  });
  const needsForms = functions.some((text) => text.includes('$forms.'));
  const imports = needsForms ? "import * as $forms from '../../src/forms.ts';\n\n" : '';
  return `${headOf(area)}${imports}${functions.join('\n')}\n`;
}

/** Says each text in the language of the moment. */
function printChoice(area: string, first: Messages): string {
  const imports = LANGUAGES.map((language) => `import * as $${language} from '../${language}/${area}.ts';`);
  const functions = [...first].map(([key, message]) => {
    const given = message.slots.size > 0 ? 'slots' : '';
    return `export const ${key}: typeof $en.${key} = (${given}) => $by[$language()].${key}(${given});`;
  });
  return [
    `${headOf(area)}import { language as $language } from '../../src/language.ts';`,
    ...imports,
    `\nconst $by = { ${LANGUAGES.map((language) => `${language}: $${language}`).join(', ')} };\n`,
    ...functions,
    '',
  ].join('\n');
}
