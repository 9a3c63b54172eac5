import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DOCUMENT_SCHEMAS, documentSchemaAt } from '../../documents/schemas.ts';
import { FIELDS } from './fields.ts';
import { fieldsOf } from './fields-of.ts';
import { FILE_PLACES } from './house.ts';
import { PLACES, type Place } from './places.ts';
import type { Scene, Write } from './scene.ts';

const read = (path: string) => readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8');

/** The places of rules, each below its parent, without the one around them all. */
function placesOfRules(file: string): string[] {
  const around: string[] = [];
  const places: string[] = [];
  for (const line of read(file).split('\n')) {
    const depth = line.search(/\S/) / 2;
    const [, path] = /^\s*match (\/\S+) \{/.exec(line) ?? [];
    if (!path) continue;
    around.length = depth;
    around[depth] = path;
    if (depth > 1) places.push(around.slice(2).join(''));
  }
  return places;
}

const patternOf = (place: string) =>
  new RegExp(`^${place.replace(/\{[^}=]+=\*\*\}/g, '.+').replace(/\{[^}]+\}/g, '[^/]+')}$`);

const scenes = (places: Readonly<Record<string, readonly Scene[]>>) => Object.values(places).flat();

describe('every place of the rules is in the matrix', () => {
  test.each(placesOfRules('firestore.rules'))('%s, with documents', (place) => {
    const here = scenes(PLACES).filter(({ path }) => patternOf(place).test(`/${path}`));
    const isOfAll = place.includes('=**}/');
    const isTried = ({ get, lists = [] }: Scene) =>
      isOfAll
        ? lists.some(({ everywhere }) => everywhere)
        : [get, ...lists.map(({ to }) => to)].some((to) => to.length > 0);
    expect(here.filter(isTried)).not.toEqual([]);
  });

  test.each(placesOfRules('storage.rules'))('%s, with files', (place) => {
    expect(scenes(FILE_PLACES).filter(({ path }) => patternOf(place).test(`/${path}`))).not.toEqual([]);
  });
});

describe('every scene is of its own place', () => {
  const all = Object.entries(PLACES).flatMap(([place, some]) => some.map(({ path }) => ({ place, path })));

  test.each(all)('$path is in $place', ({ place, path }) => {
    expect(documentSchemaAt(path)).toBe(DOCUMENT_SCHEMAS[place as Place]);
  });

  test('and none is told twice', () => {
    const paths = all.map(({ path }) => path);
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });
});

describe.each(Object.entries(FIELDS))('of %s', (place, { browser = '', server = '' }) => {
  const names = (words: string) => words.split(' ').filter((word) => word !== '');
  const writes = PLACES[place as Place].flatMap(({ writes: some = [] }: Scene) => some);

  test('every field has its place in the matrix, and no other', () => {
    const told = [...names(browser), ...names(server)];
    expect(told.toSorted()).toEqual(fieldsOf(DOCUMENT_SCHEMAS[place as Place]).toSorted());
  });

  test('those of a browser are the ones that somebody may write', () => {
    const written = ({ sets = {}, drops = [] }: Write) => [...Object.keys(sets), ...drops];
    const allowed = writes.filter(({ to }) => to.length > 0).flatMap(written);
    expect([...new Set(allowed)].toSorted()).toEqual(names(browser).toSorted());
  });
});
