import { describe, expect, test } from 'vitest';
import { callerAddress, networkOf } from './caller-address.ts';

const socket = { remoteAddress: '10.0.0.1' };
const from = (forwarded: string | string[] | undefined) =>
  callerAddress({ headers: { 'x-forwarded-for': forwarded }, socket });

describe('the address of a caller', () => {
  test('is the one that the front end saw', () => expect(from('203.0.113.7')).toBe('203.0.113.7'));

  test('is never one that the caller wrote before it', () =>
    expect(from('1.2.3.4, 5.6.7.8 , 203.0.113.7')).toBe('203.0.113.7'));

  test('is the same if the header appears twice', () =>
    expect(from(['1.2.3.4', '203.0.113.7'])).toBe('203.0.113.7'));

  test('is that of the connection without a proxy', () => expect(from(undefined)).toBe('10.0.0.1'));
});

describe('an address counts', () => {
  test.each([
    ['as itself', '203.0.113.7', '203.0.113.7'],
    ['as itself, written as IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
    ['as its network where it is IPv6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['the same however it is written', '2001:0DB8:0001:2::9', '2001:db8:1:2::/64'],
    ['as its network where that is mostly nothing', '2001:db8::1', '2001:db8:0:0::/64'],
    ['as whatever it is where nobody knows it', 'unknown', 'unknown'],
  ])('%s', (_, address, network) => expect(networkOf(address)).toBe(network));
});
