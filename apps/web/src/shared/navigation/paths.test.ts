import { expect, test } from 'vitest';
import { debateUrl, isIdentityPath } from './paths.ts';

test.each(['/sign-in', '/sign-in/factor-one', '/sign-up', '/app', '/app/room/r1', '/onboarding'])(
  '%s needs to know the person',
  (path) => expect(isIdentityPath(path)).toBe(true),
);

test.each(['/', '/faq', '/help', '/help/moderation', '/apple', '/sign-in-help', '/onboarding-guide'])(
  '%s is for everybody',
  (path) => expect(isIdentityPath(path)).toBe(false),
);

test('an id cannot leave its place in the address of a debate', () => {
  expect(debateUrl('../people')).toBe('/app/room/..%2Fpeople');
});
