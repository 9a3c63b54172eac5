import { expect, test } from 'vitest';
import { initialsAvatar, initialsOf } from './avatar.ts';

const person = { id: 'user_1', email: 'zoe@example.com', username: null, firstName: null, lastName: null };

test('initials come from the names, else the username, else the address', () => {
  expect(initialsOf({ ...person, firstName: 'Élodie', lastName: 'brandt', username: 'x' })).toBe('ÉB');
  expect(initialsOf({ ...person, username: 'dara' })).toBe('D');
  expect(initialsOf(person)).toBe('Z');
});

test('the same person always gets the same picture', () => {
  expect(initialsAvatar(person)).toBe(initialsAvatar({ ...person }));
});

test('a name cannot smuggle markup into the picture', () => {
  expect(decodeURIComponent(initialsAvatar({ ...person, firstName: '<b', lastName: '&' }))).toContain(
    '>&#60;&#38;<',
  );
});
