import { expect, test } from 'vitest';
import { factsOf } from './fault-facts.ts';

test('a fault is its class or code and a place in our files, and nothing of its message', () => {
  const failed = new TypeError("Cannot read properties of undefined (reading 'Ada Vale')");
  failed.stack = [
    `TypeError: ${failed.message}`,
    '    at Module.read (file:///workspace/node_modules/zod/index.js:3:4)',
    '    at node:internal/process:95:5',
    '    at speak (file:///workspace/index.js:1204:7)',
  ].join('\n');
  expect(factsOf(failed)).toEqual({ what: 'TypeError:nothing-there', place: 'index.js:1204:7' });
  expect(factsOf(Object.assign(new Error('5 NOT_FOUND: users/ada'), { code: 5, stack: '' }))).toEqual({
    what: 'Error:5',
    place: '',
  });
  const named = Object.assign(new Error('no'), { code: 'Ada Vale, who lives in', stack: '' });
  expect(factsOf(named)).toEqual({ what: 'Error:other', place: '' });
  expect(factsOf('Words of a person')).toEqual({ what: 'Error:no-error', place: '' });
});
