import { expect, test } from 'vitest';
import { compileCatalogue, type Texts } from './compiler.ts';
import { PLACEHOLDER, type Spoken } from './placeholders.ts';

const compile = (en: Texts, de: Texts = en, es: Texts = en) =>
  compileCatalogue(new Map([['people', { en, de, es }]]));
const line = (language: string, key: string, texts: Parameters<typeof compile>) =>
  compile(...texts)
    .files.get(`${language}/people.ts`)
    ?.split('\n')
    .find((text) => text.startsWith(`export const ${key} =`));

test('each text is a function of its slots', () => {
  expect(line('en', 'left', [{ left: '{name} has left' }])).toBe(
    'export const left = ({ name }: { name: string }): string => `${$forms.isolated(name)} has left`;',
  );
  expect(line('en', 'close', [{ close: 'Close' }])).toBe('export const close = (): string => "Close";');
});

test('signs that TypeScript reads are only text', () => {
  expect(line('en', 'odd', [{ odd: "a `b` \\ $'{'{c}'}' \"d\"" }])).toBe(
    'export const odd = ({ c }: { c: string }): string => `a \\`b\\` \\\\ \\${${$forms.isolated(c)}} "d"`;',
  );
});

test('a count is formed by the rules of its language', () => {
  const texts: Texts = { debates: '{count, plural, =0 {No debates} one {# debate} other {# debates}}' };
  expect(line('es', 'debates', [texts])).toBe(
    'export const debates = ({ count }: { count: number }): string => ' +
      '$forms.plural(\'es\', count, { "=0": "No debates", "one": `${$forms.number(\'es\', count)} debate`, "other": `${$forms.number(\'es\', count)} debates` });',
  );
});

test('a text with tags is a list, for links and the like', () => {
  expect(line('en', 'rules', [{ rules: 'Read the <link>{which} rules</link>.' }])).toBe(
    'export const rules = <Node>({ link, which }: { link: (inside: readonly (string | Node)[]) => Node; which: string })' +
      ': readonly (string | Node)[] => ["Read the ", link([$forms.isolated(which), " rules"]), "."];',
  );
});

test('the language of the moment decides in the third form', () => {
  const { files, problems } = compile({ hi: 'Hi {name}', bye: 'Bye' });
  expect(problems).toEqual([]);
  expect(files.get('all/people.ts')).toContain(
    'export const hi: typeof $en.hi = (slots) => $by[$language()].hi(slots);',
  );
  expect(files.get('all/people.ts')).toContain(
    'export const bye: typeof $en.bye = () => $by[$language()].bye();',
  );
});

test('English is used for what is missing or takes other slots, in English form, and each is named', () => {
  const en = { debates: '{count, plural, one {# debate} other {# debates}}', hi: 'Hi {name}' };
  const { files, problems } = compile(en, { hi: 'Hallo {wer}' }, en);
  expect(problems).toEqual([
    'de/people.json, debates: It is missing. Translate it',
    'de/people.json, hi: Its slots are wer (text); in English name (text). Use the same',
  ]);
  expect(files.get('de/people.ts')).toContain("$forms.plural('en', count");
  expect(files.get('de/people.ts')).toContain('`Hi ${$forms.isolated(name)}`');
});

test.each([
  [
    'a text that English lacks',
    { a: 'A' },
    { a: 'A', b: 'B' },
    'de/people.json, b: There is no such text in English. Take it out',
  ],
  [
    'a key that cannot be a name',
    { delete: 'A' },
    {},
    'en/people.json, delete: Name it in camelCase, with no reserved word',
  ],
  ['an empty text', { a: ' ' }, {}, 'en/people.json, a: Write what it says'],
  [
    'a slot of two kinds',
    { a: '{a} {a, plural, other {#}}' },
    {},
    'en/people.json, a: Use {a} for one thing: it is a text and a number',
  ],
  [
    'a date',
    { a: '{at, date}' },
    {},
    "en/people.json, a: Pass {at} as a text: the page's own helpers write dates and times",
  ],
  ['an unclosed slot', { a: '{name' }, {}, 'en/people.json, a: EXPECT_ARGUMENT_CLOSING_BRACE'],
])('%s is refused by name', (_, en: Texts, de: Texts, problem) => {
  expect(compile(en, de).problems).toContain(problem);
});

test('in the third form each text is a name that is replaced later, one language at a time', () => {
  const { files } = compile(
    { hi: 'Hi {name}', bye: 'Bye', left: '{count, plural, one {# left} other {# left}}' },
    { hi: 'Hallo {name}', bye: 'Tschüss', left: '{count, plural, one {# übrig} other {# übrig}}' },
  );
  const of = (key: string) => files.get(`placeholders/people/${key}.js`) ?? '';
  const text = of('hi') + of('bye') + of('left');
  expect(files.get('placeholders/people.js')).toContain("export { hi } from './people/hi.js';");
  const [hi, bye, left] = text.match(PLACEHOLDER) ?? [];
  expect(text).toContain(`export const hi = ({ name }) => ${hi}(name, $forms.isolated);`);
  expect(text).toContain(`export const bye = () => ${bye};`);
  expect(text).toContain(`export const left = ({ count }) => ${left}(count, $forms.number, $forms.plural);`);
  expect(text).toContain("import * as $forms from '../../../src/forms.ts';");
  const { de } = JSON.parse(files.get('spoken.json') ?? '') as Spoken;
  expect(de[String(hi)]).toBe('((name,$isolated)=>`Hallo ${$isolated(name)}`)');
  expect(de[String(bye)]).toBe('"Tschüss"');
  expect(de[String(left)]).toMatch(/^\(\(count,\$number,\$plural\)=>\$plural\('de', count, /);
});

test('a name changes with its text in any language, so that no browser keeps the old one', () => {
  const nameOf = (de: string) => compile({ bye: 'Bye' }, { bye: de }).files.get('placeholders/people/bye.js');
  expect(nameOf('Tschüss')).toBe(nameOf('Tschüss'));
  expect(nameOf('Tschüss')).not.toBe(nameOf('Ade'));
});
