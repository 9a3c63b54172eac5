// Draws texts of the catalogue at random, for a native reader to judge, with the English beside another language:
//   node libs/words/src/compiler/draw.ts de [--count 200] [--seed 1]
// Only texts of three words or more: shorter ones are labels, which only their place explains.
import { parseArgs } from 'node:util';
import { FIRST_LANGUAGE, LANGUAGES } from '../language.ts';
import { readCatalogue } from './files.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
});
const language = LANGUAGES.find((one) => one === positionals[0]);
if (!language) throw new Error(`Name one of the languages ${LANGUAGES.join(', ')}`);
const [count, seed] = [Number(values.count), Number(values.seed)];
if (!Number.isInteger(count) || !Number.isInteger(seed))
  throw new Error('Give --count and --seed as whole numbers');
const next = seeded(seed);
const drawn = [...readCatalogue()]
  .flatMap(([area, texts]) =>
    Object.entries(texts[language]).map(([key, text]) => ({
      key: `${area}.${key}`,
      text,
      english: texts.en[key],
    })),
  )
  .filter(({ text }) => text.split(' ').length >= 3)
  .map((one) => ({ ...one, place: next() }))
  .toSorted((one, other) => one.place - other.place)
  .slice(0, count);
for (const { key, text, english } of drawn)
  console.log(`${key} | ${text}${language === FIRST_LANGUAGE ? '' : ` | ${english}`}`);

/** The same draw for the same seed: a linear congruential generator. Source: Numerical Recipes, 1992, section 7.1. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
