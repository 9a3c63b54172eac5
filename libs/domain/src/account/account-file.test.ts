import { expect, test } from 'vitest';
import {
  ACCOUNT_PARTS,
  accountCommandSchema,
  confirmsDeletion,
  type AccountCursor,
} from '../contracts/account.ts';
import { accountFile, accountFileName } from './account-file.ts';

const NOON_MS = Date.UTC(2026, 10, 20, 12);

test('the file names every part, including empty ones, and keeps the order of the pages', () => {
  const one = { part: 'messages', path: 'rooms/r1/messages/m1', fields: { text: 'One' } } as const;
  const two = { part: 'messages', path: 'rooms/r1/messages/m2', fields: { text: 'Two' } } as const;
  const file = accountFile('ada', NOON_MS, [one, two]);
  expect(file).toMatchObject({ product: 'Rostrum', schemaVersion: 1, uid: 'ada' });
  expect(file.exportedAt).toBe('2026-11-20T12:00:00.000Z');
  expect(Object.keys(file.parts)).toEqual(ACCOUNT_PARTS);
  expect(file.parts['messages']).toEqual([
    { path: one.path, fields: one.fields },
    { path: two.path, fields: two.fields },
  ]);
  expect(file.parts['votes']).toEqual([]);
  expect(accountFileName(NOON_MS)).toBe('rostrum-data-2026-11-20.json');
});

test.each([
  ['ada', 'ada', true],
  [' @Ada ', 'ada', true],
  ['ad', 'ada', false],
  ['', 'ada', false],
  ['delete', 'ada', false],
  ['delete', null, true],
  ['', null, false],
  ['null', null, false],
])('typing %j confirms that the account of %j is deleted: %j', (typed, username, isConfirmed) => {
  expect(confirmsDeletion(typed, username)).toBe(isConfirmed);
});

test.each([
  ['rooms/r1/messages/m1', true],
  ['follows/ada~ben', true],
  ['rooms/r1/messages', false],
  ['rooms//messages/m1', false],
  ['../..', false],
  ['__system/x', false],
  ['', false],
])('a download continues after %j: %j', (after, isTaken) => {
  const cursor: AccountCursor = { part: 'messages', after };
  expect(accountCommandSchema.safeParse({ type: 'download', after: cursor }).success).toBe(isTaken);
});
