import { describe, expect, test } from 'vitest';
import { callerAddress } from './caller-address.ts';

const socket = { remoteAddress: '10.0.0.1' };
const from = (forwarded: string | string[] | undefined) =>
  callerAddress({ headers: { 'x-forwarded-for': forwarded }, socket });

describe('the address of a caller', () => {
  test('is the one that the front end saw', () => expect(from('203.0.113.7')).toBe('203.0.113.7'));

  test('is never one that the caller wrote before it', () =>
    expect(from('1.2.3.4, 5.6.7.8 , 203.0.113.7')).toBe('203.0.113.7'));

  test('is the same where the header comes twice', () =>
    expect(from(['1.2.3.4', '203.0.113.7'])).toBe('203.0.113.7'));

  test('is that of the connection where nobody forwards', () => expect(from(undefined)).toBe('10.0.0.1'));
});
