import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { idsIn, unreadableId } from '../documents/unreadable.ts';
import { memberSchema } from '../documents/room.ts';
import { problemsOf } from './problems.ts';
import { repairOf } from './repair.ts';

const MEMBER = { uid: 'ada', displayName: 'Ada Vale', photoURL: '', joinedAtMs: 1, lastSeenAtMs: 2 };
const muted = z.object({
  motion: z.string(),
  mutes: z.record(z.string(), z.number()),
  log: z.array(z.number()),
});
const ROOM = { motion: 'A motion', mutes: { ben: 5 }, log: [1] };

const problems = (schema: z.ZodMiniType, stored: unknown) => {
  const parsed = z.safeParse(schema, stored);
  return parsed.success ? [] : problemsOf(parsed.error);
};

describe('the report on an unreadable document', () => {
  test('contains names of fields and expected types, and no values', () => {
    const secret = { ...MEMBER, displayName: ['a secret'], joinedAtMs: 'a secret' };
    expect(problems(memberSchema, secret)).toEqual([
      'displayName: expected string',
      'joinedAtMs: expected number',
    ]);
  });

  test('leaves out keys that a person may have chosen', () => {
    const people = z.object({ people: z.record(z.string(), z.object({ name: z.string() })) });
    const stored = { people: { 'the secret of Ada': { name: 1 } } };
    expect(problems(people, stored)).toEqual(['people.*.name: expected string']);
  });

  test('fits on a page', () => {
    const wide = z.object({ all: z.array(z.string()) });
    const stored = { all: Array.from({ length: 500 }, (_, at) => at) };
    expect(problems(wide, stored)).toHaveLength(12);
  });
});

describe('a repair', () => {
  test('drops a field that the document can do without', () => {
    const broken = { ...MEMBER, writingAtMs: 'soon' };
    expect(repairOf(memberSchema, broken)).toEqual({ fields: MEMBER, drops: ['writingAtMs'] });
  });

  test('drops a reserved key, and a map entry that its schema refuses', () => {
    const stored: Record<string, unknown> = {
      ...ROOM,
      mutes: JSON.parse('{"ben":5,"__proto__":{"a":1},"cleo":"soon"}'),
    };
    expect(repairOf(muted, stored)).toEqual({ fields: ROOM, drops: ['mutes.*', 'mutes.cleo'] });
  });

  test('drops the key that the SDK reads as a prototype', () => {
    const mutes: Record<string, unknown> = { ben: 5 };
    Object.setPrototypeOf(mutes, { a: 1 });
    expect(repairOf(muted, { ...ROOM, mutes })).toEqual({ fields: ROOM, drops: ['mutes.*'] });
  });

  test('invents no missing field, and removes nothing from a list', () => {
    const { displayName: _, ...nameless } = MEMBER;
    expect(repairOf(memberSchema, nameless)).toBeUndefined();
    expect(repairOf(muted, { ...ROOM, log: [1, 'two'] })).toBeUndefined();
  });

  test('does not exist for a readable document', () => {
    expect(repairOf(memberSchema, MEMBER)).toBeUndefined();
  });

  test('terminates even if everything is wrong', () => {
    const mutes = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`key${at}`, 'soon']));
    expect(repairOf(muted, { ...ROOM, mutes })).toBeUndefined();
  });
});

test('a path has one short id everywhere, and tells which people it may be about', async () => {
  expect(await unreadableId('rooms/one')).toMatch(/^[0-9a-f]{16}$/);
  expect(await unreadableId('rooms/one')).toBe(await unreadableId('rooms/one'));
  expect(await unreadableId('rooms/one')).not.toBe(await unreadableId('rooms/two'));
  expect(idsIn('rooms/one/ballots/ada~ben')).toEqual(['one', 'ada~ben', 'ada', 'ben']);
  expect(idsIn('rooms/one/flags/m1-ada')).toEqual(['one', 'm1-ada', 'm1', 'ada']);
});
