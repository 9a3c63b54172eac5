import { expect, test } from 'vitest';
import { isPushService } from './push-services.ts';

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://db5p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://fcm.googleapis.com.example.org/abc', false],
  ['https://evilnotify.windows.com.example.org/', false],
  ['https://user@fcm.googleapis.com/', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['http://localhost:8080/', false],
  ['nonsense', false],
])('of %s: a push service, %s', (endpoint, isKnown) => {
  expect(isPushService(endpoint)).toBe(isKnown);
});

test('an operator may name another origin, and nothing beside it', () => {
  const own = ['http://127.0.0.1:9000'];
  expect(isPushService('http://127.0.0.1:9000/device', own)).toBe(true);
  expect(isPushService('http://127.0.0.1:9001/device', own)).toBe(false);
});
