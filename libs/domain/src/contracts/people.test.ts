import { describe, expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { PEOPLE_REFUSALS, peopleCommandSchema, type PeopleCommandInput } from './people.ts';

const parse = (command: PeopleCommandInput) => peopleCommandSchema.safeParse(command);
const isTaken = (command: PeopleCommandInput) => parse(command).success;
const save = (fields: object) => isTaken({ type: 'saveProfile', ...fields });

describe('a profile', () => {
  test('is saved with any of its fields, tidied', () => {
    const parsed = parse({
      type: 'saveProfile',
      displayName: '  Ada \n Marsh ',
      bio: ' Buses.\n\nFree ones. ',
    });
    expect(parsed.data).toEqual({ type: 'saveProfile', displayName: 'Ada Marsh', bio: 'Buses. Free ones.' });
  });

  test.each([
    ['a name of 80 characters', { displayName: '🗳️a'.padEnd(LIMITS.nameMaxLength + 1, 'a') }, true],
    ['a name of 81 characters', { displayName: 'a'.repeat(LIMITS.nameMaxLength + 1) }, false],
    ['a name without a letter', { displayName: '…' }, false],
    ['no bio', { bio: '' }, true],
    ['a bio of 160 characters', { bio: 'a'.repeat(LIMITS.bioMaxLength) }, true],
    ['a bio of 161 characters', { bio: 'a'.repeat(LIMITS.bioMaxLength + 1) }, false],
    ['five interests', { interests: ['law', 'ethics', 'media', 'sport', 'health'] }, true],
    ['six interests', { interests: ['law', 'ethics', 'media', 'sport', 'health', 'world'] }, false],
    ['an interest nobody knows', { interests: ['__proto__'] }, false],
    ['an experience nobody knows', { experience: 'champion' }, false],
  ])('may have %s: %o', (_, fields, isAllowed) => {
    expect(save(fields)).toBe(isAllowed);
  });

  test('keeps each interest once', () => {
    expect(parse({ type: 'saveProfile', interests: ['law', 'law'] }).data).toMatchObject({
      interests: ['law'],
    });
  });
});

describe('a person', () => {
  test.each([
    ['user_2abcXYZ', true],
    ['', false],
    ['a/b', false],
    ['one~other', false],
    ['a'.repeat(129), false],
  ])('is named by an id: %s', (uid, isAllowed) => {
    expect(isTaken({ type: 'follow', uid })).toBe(isAllowed);
  });
});

test('every refusal is a sentence', () => {
  for (const sentence of Object.values(PEOPLE_REFUSALS)) expect(sentence()).toMatch(/^[A-Z“].*[.]$/s);
});
