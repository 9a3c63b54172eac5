import { describe, expect, it } from 'vitest';
import { roomCommandSchema } from './rooms.ts';
import { appealReasonSchema } from './rulings.ts';

const isGood = (command: object) => roomCommandSchema.safeParse({ roomId: 'room-1', ...command }).success;

describe('the id of a card', () => {
  it.each(['callUnfair', 'undoAct'])(
    'of %s consists of letters, digits, - and _, up to two hundred',
    (type) => {
      for (const interventionId of ['severe-m1-all', 'x'.repeat(200)]) {
        expect(isGood({ type, interventionId })).toBe(true);
      }
      for (const interventionId of ['', 'a/b', '..', 'severe m1', 'x'.repeat(201)]) {
        expect(isGood({ type, interventionId })).toBe(false);
      }
    },
  );
});

describe('a type of act', () => {
  it('is one that the moderator knows', () => {
    for (const type of ['silenceType', 'allowType']) {
      expect(isGood({ type, act: 'evidence' })).toBe(true);
      for (const act of ['', 'Evidence', 'ban', 'constructor']) expect(isGood({ type, act })).toBe(false);
    }
  });
});

describe('the reason for an appeal', () => {
  const complaint = (text: string) => appealReasonSchema.safeParse(text).error?.issues[0]?.message;

  it('is free text, tidied, up to the exact limit', () => {
    expect(appealReasonSchema.parse('  It was a quotation.\u202e ')).toBe('It was a quotation.');
    expect(complaint('a'.repeat(600))).toBeUndefined();
    expect(complaint('a'.repeat(601))).toBe('Keep the reason to 600 characters');
    expect(complaint('🚲'.repeat(600))).toBeUndefined();
  });

  it.each(['', '  ', '\u200b'])('is never empty: %j', (text) => {
    expect(complaint(text)).toBe('Say why it should be looked at again');
  });
});
