import { inLanguage } from '@rostrum/words';
import { expect, test } from 'vitest';
import type { NoticeDocument } from '../documents/notice.ts';
import { noticeWords } from './notice-words.ts';

/** Friday 20 November 2026, 12:00 in London. */
const NOON_MS = Date.UTC(2026, 10, 20, 12);
const HOUR_MS = 3_600_000;

const says = (changes: Partial<NoticeDocument>) => {
  const notice = { kind: 'yourTurn', fromName: 'Ben', motion: 'Ban cars', note: '', endsAtMs: null } as const;
  return noticeWords({ ...notice, ...changes }, NOON_MS, 'Europe/London');
};

test('a notice names its motion, and ends without one', () => {
  expect(says({ kind: 'invited' })).toBe('Ben invites you: Ban cars');
  expect(says({ kind: 'invited', motion: null })).toBe('Ben invites you.');
  expect(says({ kind: 'invited', fromName: '' })).toMatch(/ invites you: Ban cars$/);
});

test('a turn says until when, while that is ahead', () => {
  expect(says({ endsAtMs: NOON_MS + 30 * HOUR_MS })).toBe(
    'It’s your turn, until tomorrow at 18:00: Ban cars',
  );
  expect(says({ endsAtMs: NOON_MS })).toBe('It’s your turn: Ban cars');
});

test('a decision is told with its note, if it has one', () => {
  expect(says({ kind: 'messageHidden', note: 'Read rule 2.' })).toBe(
    'The host hid one of your messages: Ban cars Read rule 2.',
  );
  expect(says({ kind: 'reported', motion: null })).toBe(
    'The house has made a decision about something of yours.',
  );
  expect(says({ kind: 'mailRefused', note: 'ada@example.org' })).toMatch(
    /^Our email to ada@example\.org came/,
  );
});

test('it is told in the language of the moment, with its times', () => {
  const turn = { endsAtMs: NOON_MS + 100 * HOUR_MS };
  expect(inLanguage('de', () => says(turn))).toBe('Du bist dran (bis Dienstag um 16:00): Ban cars');
  expect(inLanguage('es', () => says(turn))).toBe('Es tu turno (hasta el martes a las 16:00): Ban cars');
});
