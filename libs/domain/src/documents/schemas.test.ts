import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DOCUMENT_SCHEMAS, documentSchemaAt } from './schemas.ts';
import { messageSchema } from './message.ts';
import { countsSchema } from './room.ts';

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

/** The paths of `docs/data-model.md`, one per document: ``x/server/turn`, `counted`` are two of them. */
function pathsOfTheDataModel(): string[] {
  const rows = read('docs/data-model.md').matchAll(/^\| (`[a-z][^|]*`) \|/gim);
  return [...rows].flatMap(([, cell = '']) => {
    const [first = '', ...others] = [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    const beside = first.slice(0, first.lastIndexOf('/') + 1);
    return first.includes('/') ? [first, ...others.map((name) => beside + name)] : [];
  });
}

/** The places of `firestore.rules`, each below its parent, without those that match a collection of any name. */
function pathsOfTheRules(): string[] {
  const around: string[] = [];
  const paths: string[] = [];
  for (const line of read('firestore.rules').split('\n')) {
    const depth = line.search(/\S/) / 2;
    const [, path] = /^\s*match (\/\S+) \{/.exec(line) ?? [];
    if (!path) continue;
    around.length = depth;
    around[depth] = path;
    if (depth > 1 && !path.includes('=**')) paths.push(around.slice(2).join('').slice(1));
  }
  return paths;
}

/** A path with ids instead of their names. */
const withIds = (path: string) => path.replace(/\{[^}]+\}/g, 'some-id');

/** Parts of a report and sheets are listed by their actual documents. */
const NAMED = new Map([['rooms/{roomId}/report/{part}', 'rooms/some-id/report/map']]);

describe('every place with documents has a schema', () => {
  test.each(pathsOfTheDataModel())('%s, of the data model', (path) => {
    expect(documentSchemaAt(withIds(path))).toBeDefined();
  });

  test.each(pathsOfTheRules())('%s, of the rules', (path) => {
    expect(documentSchemaAt(NAMED.get(path) ?? withIds(path))).toBeDefined();
  });

  test('and every schema appears in the data model', () => {
    const told = new Set(pathsOfTheDataModel().map((path) => documentSchemaAt(withIds(path))));
    const untold = Object.entries(DOCUMENT_SCHEMAS).filter(([, schema]) => !told.has(schema));
    expect(untold.map(([place]) => place)).toEqual([]);
  });
});

describe('the schema of a path', () => {
  test('is that of its collection, or of the one named document', () => {
    expect(documentSchemaAt('rooms/abc/messages/def')).toBe(messageSchema);
    expect(documentSchemaAt('rooms/abc/server/counts')).toBe(countsSchema);
  });

  test.each([
    'rooms',
    'rooms/abc/messages',
    'rooms/abc/server/else',
    'nowhere/abc',
    '',
    '__proto__',
    'a/constructor',
  ])('is none for %o, where there is no document', (path) => {
    expect(documentSchemaAt(path)).toBeUndefined();
  });
});
