import { describe, expect, test } from 'vitest';
import { parseClerkSettings } from './clerk-settings.ts';

const GOOD = {
  CLERK_SECRET_KEY: 'sk_live_abc',
  CLERK_ISSUER: 'https://clerk.example.com',
  CLERK_AUTHORIZED_PARTIES: 'https://example.com, https://www.example.com',
  CLERK_API_URL: 'https://api.clerk.com',
};
const parse = (changes: Partial<typeof GOOD>) => () => parseClerkSettings({ ...GOOD, ...changes });

describe('the settings of the functions', () => {
  test('name the Clerk instance and the pages that may ask', () => {
    expect(parse({})()).toEqual({
      secretKey: 'sk_live_abc',
      issuer: 'https://clerk.example.com',
      authorizedParties: ['https://example.com', 'https://www.example.com'],
      apiUrl: 'https://api.clerk.com',
    });
  });

  test('are all listed at once when they are missing', () => {
    const message =
      'CLERK_SECRET_KEY needs the secret key of the Clerk application (sk_…); CLERK_ISSUER needs';
    expect(parse({ CLERK_SECRET_KEY: '', CLERK_ISSUER: '' })).toThrow(message);
  });

  test.each([
    ['CLERK_ISSUER', 'clerk.example.com'],
    ['CLERK_ISSUER', 'https://clerk.example.com/'],
    ['CLERK_AUTHORIZED_PARTIES', ''],
    ['CLERK_AUTHORIZED_PARTIES', 'https://example.com/'],
    ['CLERK_AUTHORIZED_PARTIES', 'https://example.com,'],
    ['CLERK_AUTHORIZED_PARTIES', 'example.com'],
    ['CLERK_API_URL', 'https://api.clerk.com/'],
    ['CLERK_SECRET_KEY', 'pk_live_abc'],
  ])('refuse %s with the value "%s"', (name, value) =>
    expect(parse({ [name]: value })).toThrow(`${name} needs`),
  );

  test('never show a value: one of them is a secret', () => {
    expect(parse({ CLERK_SECRET_KEY: 'my-secret' })).not.toThrow('my-secret');
  });
});
