import { readFileSync } from 'node:fs';
import { FUNCTIONS } from '@rostrum/domain/access';
import { expect, test } from 'vitest';

const MAKERS = {
  openArea: 'area',
  openCallable: 'callable',
  plainRequest: 'request',
  onTaskDispatched: 'task',
  onSchedule: 'schedule',
} as const;

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** What a deployment has, and what makes each: found in the sources. */
const exported = [...read('./index.ts').matchAll(/export \{ (.+) \} from '(.+)';/g)].flatMap(
  ([, names = '', path = '']) => names.split(', ').map((name) => ({ name, source: read(path) })),
);

function kindOf(name: string, source: string): string | undefined {
  const [, maker = ''] = new RegExp(`export const ${name} = (\\w+)[<(]`).exec(source) ?? [];
  return Object.hasOwn(MAKERS, maker) ? MAKERS[maker as keyof typeof MAKERS] : undefined;
}

test('every function of a deployment has its row in the matrix, of the kind that it is', () => {
  const found = Object.fromEntries(exported.map(({ name, source }) => [name, kindOf(name, source)]));
  const told = Object.fromEntries(Object.entries(FUNCTIONS).map(([name, { kind }]) => [name, kind]));
  expect(found).toEqual(told);
});

test('a restore takes every function that people can call off the internet', () => {
  const page = read('../../../docs/operations.md');
  const [, listed = ''] = /for service in ([a-z\s\\]+); do/.exec(page) ?? [];
  const callable = exported
    .filter(({ name, source }) => ['area', 'callable', 'request'].includes(kindOf(name, source) ?? ''))
    .map(({ name }) => name.toLowerCase());
  expect(listed.split(/[\s\\]+/)).toEqual(callable.toSorted());
});

test('every function is known by its own name where its faults are noted', () => {
  const ways: Partial<Record<string, string>> = {
    request: 'plainRequest',
    task: 'watched',
    schedule: 'watched',
  };
  const unknown = exported.filter(({ name, source }) => {
    const way = ways[kindOf(name, source) ?? ''];
    return way !== undefined && !new RegExp(`${way}\\(\\s*'${name}'`).test(source);
  });
  expect(unknown.map(({ name }) => name)).toEqual([]);
});
