import { describe, expect, it } from 'vitest';
import { isFreephone, looksLikePhone, withFreephonesNamed } from './phone.ts';

describe('a freephone number', () => {
  it.each([
    '0800 1111',
    '0800 188 4444',
    '1800 454 454',
    '1800 55 1800',
    '1-800-273-8255',
    '116 123',
    '0808 808 00 00',
    '0800 1110111',
    '0300 123 3393',
    '0800 111 0 111',
    '0800 4 70 80 90',
    '0120-279-338',
    '808 24 24 24',
  ])('belongs to an organisation: %s', (number) => expect(isFreephone(number)).toBe(true));

  it.each([
    '07700 900117',
    '0491 570 156',
    '614-555-0129',
    '+44 20 7946 0118',
    '116 4545',
    '020 7946 0118',
    '705-555-0134',
  ])('is not: %s', (number) => {
    expect(looksLikePhone(number) || number === '116 4545').toBe(true);
    expect(isFreephone(number)).toBe(false);
  });

  it('is named in place, so that every other character keeps its position', () => {
    const text = 'Ring 0800 1111 or 07700 900117.';
    const named = withFreephonesNamed(text);
    expect(named).toBe('Ring hotline   or 07700 900117.');
    expect(named).toHaveLength(text.length);
  });
});
