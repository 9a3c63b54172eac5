import { describe, expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { DESK_REFUSALS, deskCommandSchema } from './house-desk.ts';
import { HOUSE_REFUSALS, houseCommandSchema } from './house.ts';

test('a report of a member says what happened, in at most 1,000 characters', () => {
  const subject = { kind: 'person', uid: 'ben' };
  const isTaken = (text: string) =>
    houseCommandSchema.safeParse({ type: 'report', subject, reason: 'spam', text }).success;
  expect(isTaken('He advertises.')).toBe(true);
  expect(isTaken('a'.repeat(LIMITS.reportMaxLength))).toBe(true);
  expect(isTaken('a'.repeat(LIMITS.reportMaxLength + 1))).toBe(false);
  expect(isTaken(' \u200b ')).toBe(false);
});

const report = (changes: object = {}) =>
  deskCommandSchema.safeParse({
    type: 'report',
    subject: { kind: 'message', roomId: 'room-1', messageId: 'm1' },
    reason: 'threat',
    text: 'He says where she lives.',
    name: '',
    email: '',
    isGoodFaith: true,
    ...changes,
  }).success;

describe("a visitor's report", () => {
  test('needs neither name nor e-mail, but the statement of good faith', () => {
    expect(report()).toBe(true);
    expect(report({ name: 'Ada', email: 'ada@example.com' })).toBe(true);
    expect(report({ isGoodFaith: false })).toBe(false);
    expect(report({ email: 'ada at example' })).toBe(false);
  });

  test('concerns a record or a message on it, and nothing that visitors cannot read', () => {
    expect(report({ subject: { kind: 'room', roomId: 'room-1' } })).toBe(true);
    expect(report({ subject: { kind: 'person', uid: 'ben' } })).toBe(false);
    expect(report({ subject: { kind: 'room', roomId: '__proto__' } })).toBe(false);
  });

  test('contains text, within bounds', () => {
    expect(report({ text: ' \u200b ' })).toBe(false);
    expect(report({ text: 'a'.repeat(LIMITS.reportMaxLength) })).toBe(true);
    expect(report({ text: 'a'.repeat(LIMITS.reportMaxLength + 1) })).toBe(false);
  });
});

describe('a decision', () => {
  const decide = (changes: object = {}) =>
    houseCommandSchema.safeParse({
      type: 'decide',
      caseId: 'person-ben',
      round: 1,
      acts: [{ act: 'suspend', days: 7 }],
      ground: 'threat',
      explanation: 'You said that you would hurt her.',
      isUnfounded: false,
      ...changes,
    }).success;

  test('suspends for 1 to 365 whole days, or permanently', () => {
    expect(decide()).toBe(true);
    expect(decide({ acts: [{ act: 'suspend', days: null }] })).toBe(true);
    for (const days of [0, 366, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(decide({ acts: [{ act: 'suspend', days }] })).toBe(false);
  });

  test('needs an explanation', () => {
    expect(decide({ explanation: '' })).toBe(false);
  });
});

test('every refusal is a sentence', () => {
  for (const sentence of [...Object.values(HOUSE_REFUSALS), ...Object.values(DESK_REFUSALS)])
    expect(sentence()).toMatch(/^[A-Z“].*[.]$/s);
});
