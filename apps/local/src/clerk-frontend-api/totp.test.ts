import { expect, test } from 'vitest';
import { isTotp, totpAt } from './totp.ts';

/** "12345678901234567890" in base 32: the secret of the test vectors of RFC 6238, here with six digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59_000, '287082'],
  [1_111_111_109_000, '081804'],
  [20_000_000_000_000, '353130'],
])('the code at %i ms is the one of RFC 6238', (atMs, code) => expect(totpAt(SECRET, atMs)).toBe(code));

test('a code is valid half a minute before and after its own, and no longer', () => {
  const code = totpAt(SECRET, 600_000);
  expect([570_000, 600_000, 659_999].every((atMs) => isTotp(SECRET, code, atMs))).toBe(true);
  expect([569_999, 660_000].some((atMs) => isTotp(SECRET, code, atMs))).toBe(false);
  expect(isTotp(SECRET, '', 600_000)).toBe(false);
});
