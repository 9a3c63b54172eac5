import { expect, test } from 'vitest';
import { routeOf } from './route.ts';

test.each([
  ['/open/debates.rss', { at: 'rss', language: undefined }],
  ['/open/debates.atom?lang=de', { at: 'atom', language: 'de' }],
  ['/open/schema.json', { at: 'schema' }],
  ['/open/debates/Zk3_-a.json', { at: 'record', roomId: 'Zk3_-a', language: undefined }],
  ['/embed/Zk3?lang=es', { at: 'embed', roomId: 'Zk3', language: 'es' }],
])('%s is an address', (address, route) => expect(routeOf(address)).toEqual(route));

test.each([
  ['/embed/Zk3?utm_source=x', '/embed/Zk3'],
  ['/embed/Zk3?', undefined],
  ['/embed/Zk3?lang=xx', '/embed/Zk3'],
  ['/embed/Zk3?a=1&lang=de', '/embed/Zk3?lang=de'],
  ['/embed/Zk3?lang=de&lang=es', '/embed/Zk3?lang=de'],
  ['/embed/Zk3?lang=de?x', '/embed/Zk3'],
  ['/open/debates.rss?1', '/open/debates.rss'],
  ['/open/schema.json?lang=de', '/open/schema.json'],
])('%s has one spelling, so that nobody gets past the copies at the edge', (address, to) => {
  expect(routeOf(address)).toEqual(to === undefined ? { at: 'embed', roomId: 'Zk3' } : { at: 'moved', to });
});

test.each([
  ['/embed/', 'embed'],
  ['/embed/__proto__', 'embed'],
  ['/embed/constructor', 'embed'],
  ['/embed/a/b', 'embed'],
  ['/embed/%2e%2e', 'embed'],
  [`/embed/${'x'.repeat(65)}`, 'embed'],
  ['/open/debates/.json', 'data'],
  ['/open/debates/a%2Fb.json', 'data'],
  ['/open/debates/a.json/', 'data'],
  ['/open/', 'data'],
  ['/', 'data'],
  ['//evil.example/embed/x', 'data'],
  ['', 'data'],
])('nothing is at %j, and no document is asked for it', (address, of) => {
  expect(routeOf(address)).toEqual({ at: 'nothing', of });
  expect(routeOf(`${address}?utm_source=x`)).toEqual({ at: 'nothing', of });
});

test('an address of 60 MB is read no further', () => {
  expect(routeOf(`/oembed?url=${'x'.repeat(60_000_000)}`)).toEqual({ at: 'tooLong' });
});
