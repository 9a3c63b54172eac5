import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

test('the published values of FNV-1a with 64 bits', () => {
  const hex = (text: string) => BigInt(`0x${text}`).toString(36);
  expect(fingerprint('')).toBe(hex('cbf29ce484222325'));
  expect(fingerprint('a')).toBe(hex('af63dc4c8601ec8c'));
  expect(fingerprint('foobar')).toBe(hex('85944171f73967e8'));
});

test('texts that differ in one letter have different names', () => {
  const texts = ['Ban ties', 'ban ties', 'Ban tie', 'Ban ties ', 'Bän ties', ''];
  expect(new Set(texts.map(fingerprint)).size).toBe(texts.length);
});
