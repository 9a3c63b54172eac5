import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { functionsProxy } from './functions-proxy.ts';

const FIREBASE_JSON = readFileSync(resolve(import.meta.dirname, '../../../firebase.json'), 'utf8');
const proxy = functionsProxy(FIREBASE_JSON, '{"functions":"http://127.0.0.1:5001"}', 'demo-rostrum');

/** Where an address leads; undefined for a page of the client. */
function targetOf(path: string): string | undefined {
  const found = Object.entries(proxy).find(([pattern]) => new RegExp(pattern).test(path))?.[1];
  return found && JSON.stringify([found.target, found.rewrite?.(path)]);
}

test.each([
  ['/faults', 'browserFaults/faults'],
  ['/open/debates.rss', 'openDebates/open/debates.rss'],
  ['/open/debates/r1.json?lang=de', 'openDebates/open/debates/r1.json?lang=de'],
  ['/oembed?url=x', 'openDebates/oembed?url=x'],
  ['/embed/r1', 'openDebates/embed/r1'],
])('%s leads to its function in this stack', (path, to) => {
  expect(targetOf(path)).toBe(`["http://127.0.0.1:5001","/demo-rostrum/europe-west1/${to}"]`);
});

test.each(['/', '/faults/x', '/faq', '/debates/r1', '/opening', '/oembedded', '/embed'])(
  '%s is a page of the client',
  (path) => expect(targetOf(path)).toBeUndefined(),
);

test('a build without a stack passes nothing on', () => {
  expect(functionsProxy(FIREBASE_JSON, undefined, 'demo-rostrum')).toEqual({});
});
