import { describe, expect, test } from 'vitest';
import { BODY_BOUNDS, bodyProblem } from './body-bounds.ts';

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
const listOf = (count: number) => Array.from({ length: count }, () => 0);
const objectOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`key${at}`, 0]));

describe('a body passes', () => {
  test.each<[string, unknown]>([
    ['as a page sends it', { data: { commandId: 'c1', command: { type: 'enter', roomId: 'r1' } } }],
    ['as deep as may be', nested(BODY_BOUNDS.depth)],
    ['with as many parts as may be', listOf(BODY_BOUNDS.entries)],
    ['with the longest text', 'x'.repeat(BODY_BOUNDS.textLength)],
    ['of nothing', null],
  ])('%s', (_, body) => expect(bodyProblem(body, 100)).toBeUndefined());
});

describe('a body is refused with a sentence', () => {
  test.each<[string, unknown, RegExp]>([
    ['one level too deep', nested(BODY_BOUNDS.depth + 1), /nested too deep/],
    ['of 100,000 brackets', nested(100_000), /nested too deep/],
    ['with one part too many', listOf(BODY_BOUNDS.entries + 1), /too many parts/],
    ['of a million keys', objectOf(1_000_000), /too many parts/],
    ['with a text one character too long', { a: 'x'.repeat(BODY_BOUNDS.textLength + 1) }, /far too long/],
    ['with a name too long', { ['x'.repeat(BODY_BOUNDS.nameLength + 1)]: 1 }, /name that can’t be used/],
    ['that would change a prototype', JSON.parse('{"a":{"__proto__":{"b":1}}}'), /name that can’t be used/],
    ['that asks for another decoding', { data: { '@type': 'nonsense' } }, /name that can’t be used/],
  ])('%s', (_, body, sentence) => expect(bodyProblem(body, 100)?.()).toMatch(sentence));

  test('of one byte too many, unread', () => {
    const unread = new Proxy({}, { ownKeys: () => expect.fail('It was read') });
    expect(bodyProblem(unread, BODY_BOUNDS.bytes + 1)?.()).toMatch(/more than can be sent/);
  });
});
