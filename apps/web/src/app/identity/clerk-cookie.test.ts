import { expect, test } from 'vitest';
import { hasClerkSession } from './clerk-cookie.ts';

test.each([
  '__client_uat=1732100000',
  'theme=dark; __client_uat=1732100000; other=1',
  '__client_uat_aB3-x_9z=1732100000',
  '__client_uat=0; __client_uat_aB3-x_9z=1732100000',
])('a session is there: %s', (cookies) => expect(hasClerkSession(cookies)).toBe(true));

test.each([
  '',
  '__client_uat=0',
  '__client_uat=',
  '__client_uat=x',
  'not__client_uat=5',
  '__client_uatter=5',
])('no session is there: %s', (cookies) => expect(hasClerkSession(cookies)).toBe(false));
