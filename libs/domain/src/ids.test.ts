import { describe, expect, it } from 'vitest';
import * as ids from './ids.ts';

const kinds = Object.entries(ids).flatMap(([name, schema]) =>
  typeof schema === 'function' ? [] : [[name, schema] as const],
);

const HOSTILE = [
  '',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'prototype',
  '__anything__',
  'a/b',
  './a',
  'a b',
  'a\u0000b',
  'ä',
  '.',
  'x'.repeat(1_000),
];

describe.each(kinds)('%s', (_, schema) => {
  it.each(HOSTILE)('refuses %j with a sentence', (id) => {
    const parsed = schema.safeParse(id);
    expect(parsed.success).toBe(false);
    expect(parsed.error?.issues[0]?.message).toMatch(/^(That is not the id of|commandId has)/);
  });

  it('takes an ordinary id', () => {
    const id = schema === ids.exerciseIdSchema ? 'loaded-question-2' : 'user_2abcDEF-09';
    expect(schema.parse(id)).toBe(id);
  });
});
