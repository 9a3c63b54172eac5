import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { answersWith, nothing } from './read-answer.ts';

const read = answersWith({ 'room-full': 'The room is full.' });
const name = z.object({ name: z.string() });
const readName = (answer: unknown) => read(answer, (value) => name.parse(value));
const REFUSED = { ok: false, refusal: 'room-full', message: 'The room is full.', atMs: 5 };

test('a value is parsed by its command’s schema', () => {
  expect(readName({ ok: true, value: { name: 'Ada' }, atMs: 5 })).toEqual({
    ok: true,
    value: { name: 'Ada' },
    atMs: 5,
  });
  expect(read({ ok: true, value: { left: 'over' }, atMs: 5 }, (value) => nothing.parse(value))).toEqual({
    ok: true,
    value: {},
    atMs: 5,
  });
});

test('a refusal gives its reason, and its end if known', () => {
  expect(readName(REFUSED)).toEqual(REFUSED);
  expect(readName({ ...REFUSED, untilMs: 9 })).toEqual({ ...REFUSED, untilMs: 9 });
});

test.each([
  ['a value of another shape', { ok: true, value: { name: 1 }, atMs: 5 }],
  ['a refusal that there is not', { ...REFUSED, refusal: 'room-empty' }],
  ['a refusal that only every object has', { ...REFUSED, refusal: 'constructor' }],
  ['an answer without its time', { ok: true, value: { name: 'Ada' } }],
  ['no answer', null],
])('%s is no answer', (_, answer) => {
  expect(() => readName(answer)).toThrow(z.core.$ZodError);
});
