import { createHash } from 'node:crypto';
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '../language.ts';
import { headOf } from './head-of.ts';
import type { Message } from './message.ts';
import { printBody } from './print.ts';
import { BUILT_LANGUAGES, isPseudo, pseudoMessage, type BuiltLanguage } from './pseudo.ts';

/** JavaScript expressions by the placeholders that they replace: texts, or functions of slots and forms. */
export type Spoken = Record<BuiltLanguage, Record<string, string>>;

/** A message in every language; the language of its forms is another one where English is used for it. */
export type InLanguages = Readonly<Record<Language, { spoken: Language; message: Message }>>;

const FORMS = ['isolated', 'number', 'ordinal', 'plural', 'select'] as const;
const PREFIX = '$';

/**
 * The third form of an area, for a bundle in all languages at once: each text is a global name that nobody declares. The
 * bundler keeps such a name as it is, so that it can be replaced in the finished files, once for each language. A name follows
 * from its texts: files whose texts change get new names, as files do whose code changes.
 *
 * Each text has a file of its own, because a bundler never divides a file: a page would load all texts that any page takes from it.
 */
export function printPlaceholders(
  area: string,
  messages: ReadonlyMap<string, InLanguages>,
  spoken: Spoken,
): [string, string][] {
  const files = [...messages].map(([key, inLanguages]): [string, string] => {
    const text = printOne(key, inLanguages, spoken);
    const forms = text.includes('$forms.') ? "import * as $forms from '../../../src/forms.ts';\n" : '';
    return [`placeholders/${area}/${key}.js`, `${headOf(area)}${forms}${text}\n`];
  });
  const exports = [...messages.keys()].map((key) => `export { ${key} } from './${area}/${key}.js';`);
  return [[`placeholders/${area}.js`, `${headOf(area)}${exports.join('\n')}\n`], ...files];
}

function printOne(key: string, inLanguages: InLanguages, spoken: Spoken): string {
  const slots = [...inLanguages.en.message.slots.keys()];
  const bodyIn = (language: BuiltLanguage) => {
    if (isPseudo(language)) return printBody(FIRST_LANGUAGE, pseudoMessage(inLanguages.en.message), PREFIX);
    const { spoken: by, message } = inLanguages[language];
    return printBody(by, message, PREFIX);
  };
  const bodies = LANGUAGES.map(bodyIn);
  const forms = FORMS.filter((form) => bodies.some((body) => body.includes(`${PREFIX}${form}(`)));
  const name = placeholderOf(key, bodies);
  const parameters = [...slots, ...forms.map((form) => `${PREFIX}${form}`)].join(',');
  for (const language of BUILT_LANGUAGES) {
    const body = bodyIn(language);
    spoken[language][name] = parameters === '' ? body : `((${parameters})=>${body})`;
  }
  if (slots.length === 0) return `export const ${key} = () => ${name};`;
  const given = [...slots, ...forms.map((form) => `$forms.${form}`)].join(', ');
  return `export const ${key} = ({ ${slots.join(', ')} }) => ${name}(${given});`;
}

/** Unlike any name in code; long enough that no two texts share one. */
function placeholderOf(key: string, bodies: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([key, ...bodies]));
  return `__W${hash.digest('hex').slice(0, 12)}`;
}

/** Every placeholder in a bundled file. */
export const PLACEHOLDER = /__W[0-9a-f]{12}/gu;
