import { describe, expect, test } from 'vitest';
import { checkClaims } from './check-claims.ts';

const AT_SECONDS = 1_800_000_000;
const TRUSTED = { issuer: 'https://clerk.example.com', authorizedParties: ['https://rostrum.example.com'] };
const GOOD = {
  iss: TRUSTED.issuer,
  azp: TRUSTED.authorizedParties[0],
  aud: 'rostrum-firebase',
  sub: 'user_ada',
  iat: AT_SECONDS,
  exp: AT_SECONDS + 60,
};

const check = (changes: Record<string, unknown>) =>
  checkClaims({ ...GOOD, ...changes }, TRUSTED, AT_SECONDS * 1_000);
const refusalOf = (changes: Record<string, unknown>) => {
  const checked = check(changes);
  return checked.ok ? null : checked.refusal;
};
const personOf = (changes: Record<string, unknown>) => {
  const checked = check(changes);
  return checked.ok ? checked.value.person : checked;
};

describe('the clocks of Clerk and the server may differ by five seconds:', () => {
  test.each([
    [
      'accepts a token that expired just under five seconds ago',
      { iat: AT_SECONDS - 60, exp: AT_SECONDS - 4 },
      null,
    ],
    [
      'refuses one that expired five seconds ago',
      { iat: AT_SECONDS - 60, exp: AT_SECONDS - 5 },
      'token-expired',
    ],
    ['accepts a token issued five seconds ahead', { iat: AT_SECONDS + 5 }, null],
    ['refuses one issued six seconds ahead', { iat: AT_SECONDS + 6 }, 'token-not-yet-valid'],
    ['accepts a token valid from five seconds ahead', { nbf: AT_SECONDS + 5 }, null],
    ['refuses one valid from six seconds ahead', { nbf: AT_SECONDS + 6 }, 'token-not-yet-valid'],
  ])('%s', (_, changes, refusal) => expect(refusalOf(changes)).toBe(refusal));
});

test.each([
  ['no word of factors', {}, false],
  ['a second factor that was never verified', { fva: [3, -1] }, false],
  ['a second factor that was verified just now', { fva: [3, 0] }, true],
  ['one verified an hour ago in this session', { fva: [90, 60] }, true],
])('a token with %s', (_, changes, hasSecondFactor) =>
  expect(check(changes)).toMatchObject({ ok: true, value: { hasSecondFactor } }),
);

test('a token with inconsistent factors is refused', () => {
  expect(refusalOf({ fva: 'yes' })).toBe('token-claims');
});

describe('a token lives for an hour at most:', () => {
  test('accepts an hour', () => expect(refusalOf({ exp: AT_SECONDS + 3_600 })).toBeNull());
  test('refuses a second more', () => expect(refusalOf({ exp: AT_SECONDS + 3_601 })).toBe('token-claims'));
  test.each([Number.MAX_VALUE, 1.5, -1, Number.NaN])('refuses %d as a time', (exp) =>
    expect(refusalOf({ exp })).toBe('token-claims'),
  );
});

describe('the data stored by a first sign-in', () => {
  test('may all be missing', () => {
    expect(personOf({ name: null, username: undefined })).toEqual({
      name: null,
      username: null,
      email: null,
      picture: null,
    });
  });

  test('is a name on one line of at most a hundred characters, none of them cut in half', () => {
    expect(personOf({ name: `  Ada\n\u202eVale ${'🎓'.repeat(200)}` })).toMatchObject({
      name: `Ada Vale ${'🎓'.repeat(91)}`,
    });
  });

  test('leaves out an e-mail address that no server would take', () => {
    expect(personOf({ email: `${'a'.repeat(310)}@example.com` })).toMatchObject({ email: null });
  });

  test.each([
    'https://img.clerk.com/eyJ0eXBlIjoiZGVmYXVsdCJ9',
    'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%2F%3E',
    'data:image/svg+xml;base64,PHN2Zy8+',
  ])('keeps the picture %s', (picture) => expect(personOf({ picture })).toMatchObject({ picture }));

  test.each([
    'http://img.example.com/ada.png',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xmlx,evil',
    ' https://img.example.com/ada.png',
    'https://',
    `https://img.example.com/${'a'.repeat(2_048)}`,
  ])('leaves out the picture %.40s', (picture) =>
    expect(personOf({ picture })).toMatchObject({ picture: null }),
  );
});
