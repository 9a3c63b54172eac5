import { describe, expect, test } from 'vitest';
import type { Chunk } from './chunk-graph.ts';
import { planJoins } from './plan-joins.ts';

const LIMIT = 10;

/** A bundle whose front page imports each page on demand; `pages` says what each imports. */
function bundle(
  pages: Record<string, string[]>,
  shared: Record<string, [bytes: number, ...imports: string[]]>,
) {
  const front: Chunk = { name: 'front', role: 'front', bytes: 1, imports: [], pages: Object.keys(pages) };
  return [
    front,
    ...Object.entries(pages).map(([name, imports]): Chunk => ({
      name,
      role: 'page',
      bytes: 1,
      imports,
      pages: [],
    })),
    ...Object.entries(shared).map(([name, [bytes, ...imports]]): Chunk => ({
      name,
      role: 'shared',
      bytes,
      imports,
      pages: [],
    })),
  ];
}

const plan = (chunks: Chunk[]) => planJoins(chunks, () => LIMIT).map((names) => names.toSorted());

describe('joined chunks', () => {
  test('chunks that two pages load together become one file', () => {
    expect(plan(bundle({ home: ['a', 'b'], room: ['a', 'b'] }, { a: [500], b: [700] }))).toEqual([
      ['a', 'b'],
    ]);
  });

  test('a page loads as much beyond its need as the limit allows, and not one byte more', () => {
    const pages = { home: ['a', 'b'], room: ['b'] };
    expect(plan(bundle(pages, { a: [LIMIT], b: [700] }))).toEqual([['a', 'b']]);
    expect(plan(bundle(pages, { a: [LIMIT + 1], b: [700] }))).toEqual([]);
  });

  test('the imports of a joined file count too', () => {
    const pages = { home: ['a', 'b'], room: ['b'] };
    const withEngineOf = (bytes: number) =>
      plan(bundle(pages, { a: [1, 'engine'], b: [700], engine: [bytes] }));
    expect(withEngineOf(LIMIT - 1)).toEqual([['a', 'b', 'engine']]);
    expect(withEngineOf(LIMIT)).toEqual([['a', 'engine']]);
  });

  test('a page counts what the page before it has loaded as its own', () => {
    const chunks = bundle({ shell: ['a'], room: ['b'] }, { a: [500], b: [LIMIT] });
    const [front, shell, ...others] = chunks as [Chunk, Chunk, ...Chunk[]];
    expect(plan(chunks)).toEqual([]);
    expect(plan([{ ...front, pages: ['shell'] }, { ...shell, pages: ['room'] }, ...others])).toEqual([
      ['a', 'b'],
    ]);
  });

  test('no two files import each other', () => {
    const chunks = bundle({ home: ['a', 'c'], room: ['c'] }, { a: [1, 'room'], c: [1] });
    expect(plan(chunks)).toEqual([]);
  });

  test('chunks of the front page stay in separate files', () => {
    const [front, ...others] = bundle({ home: ['a', 'b'] }, { a: [1], b: [1] }) as [Chunk, ...Chunk[]];
    expect(plan([{ ...front, imports: ['a'] }, ...others])).toEqual([]);
  });
});
