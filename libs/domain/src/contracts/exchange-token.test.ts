import { describe, expect, it } from 'vitest';
import { exchangeTokenInput, exchangeTokenOutput, TOKEN_MAX_LENGTH } from './exchange-token.ts';

const isGood = (input: unknown) => exchangeTokenInput.safeParse(input).success;

describe('the input of exchangeToken', () => {
  it('is a token of at most 8,192 characters', () => {
    expect(isGood({ token: 'a.b.c' })).toBe(true);
    expect(isGood({ token: 'a'.repeat(TOKEN_MAX_LENGTH) })).toBe(true);
    expect(isGood({ token: 'a'.repeat(TOKEN_MAX_LENGTH + 1) })).toBe(false);
    expect(TOKEN_MAX_LENGTH).toBe(8_192);
  });

  it.each([undefined, null, 'a.b.c', {}, { token: '' }, { token: null }, { token: 7 }, { token: ['a.b.c'] }])(
    'is never %j',
    (input) => {
      expect(isGood(input)).toBe(false);
    },
  );
});

describe('the answer of exchangeToken', () => {
  it('is a Firebase token and nothing else', () => {
    expect(exchangeTokenOutput.parse({ firebaseToken: 'x', uid: 'ada' })).toEqual({ firebaseToken: 'x' });
    expect(exchangeTokenOutput.safeParse({}).success).toBe(false);
  });
});
