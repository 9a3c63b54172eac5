// Draws texts of the catalogue at random, for a native reader to judge, with the English beside another language:
//   node libs/words/src/compiler/draw.ts de [--count 200] [--seed 1]
// Only texts of three words or more: shorter ones are labels, which only their place explains.
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { FIRST_LANGUAGE, LANGUAGES } from '../language.ts';
import { readCatalogue } from './files.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
});
const language = LANGUAGES.find((one) => one === positionals[0]);
if (!language) throw new Error(`Name one of the languages ${LANGUAGES.join(', ')}`);
const count = Number(values.count);
if (!Number.isInteger(count)) throw new Error('Give --count as a whole number');
/** The same for the same seed, and in no other order that anybody could guess. */
const placeOf = (key: string) => createHash('sha256').update(`${values.seed} ${key}`).digest('hex');
const drawn = [...readCatalogue()]
  .flatMap(([area, texts]) =>
    Object.entries(texts[language]).map(([key, text]) => ({
      key: `${area}.${key}`,
      text,
      english: texts.en[key],
    })),
  )
  .filter(({ text }) => text.split(' ').length >= 3)
  .toSorted((one, other) => (placeOf(one.key) < placeOf(other.key) ? -1 : 1))
  .slice(0, count);
for (const { key, text, english } of drawn)
  console.log(`${key} | ${text}${language === FIRST_LANGUAGE ? '' : ` | ${english}`}`);
