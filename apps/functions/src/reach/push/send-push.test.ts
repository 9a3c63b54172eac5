import type { Device } from '@rostrum/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPushService } from '../testing/push-service.ts';
import { retryAfterMs } from './retry-after.ts';
import { sendPush, type PushMessage } from './send-push.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 12);
const MESSAGE: PushMessage = {
  title: 'Rostrum',
  body: 'It’s your turn: This house would write letters',
  url: '/app/room/one',
  topic: 'turn-one-step-0',
  untilMs: NOW_MS + 3_600_000,
};

let service: Awaited<ReturnType<typeof aPushService>>;
beforeAll(async () => {
  service = await aPushService();
});
afterAll(() => service.close());

const settings = () => ({
  subject: 'mailto:hello@example.org',
  keys: [service.keys],
  moreServices: [service.origin],
});
const phone = (changes: Partial<Device> = {}): Device => ({
  id: 'phone',
  ...service.subscription('phone'),
  serverKey: service.keys.publicKey,
  called: 'Chrome on Android',
  atMs: 1,
  ...changes,
});
const send = (device = phone(), timeoutMs = 500) => sendPush(settings(), device, MESSAGE, NOW_MS, timeoutMs);

test('a message is signed by the server, opened only by the browser, and replaces its elder', async () => {
  expect(await send()).toEqual({ as: 'sent' });
  const received = service.received.at(-1);
  expect(received?.isSigned).toBe(true);
  expect(received?.message).toEqual({
    title: 'Rostrum',
    body: MESSAGE.body,
    url: '/app/room/one',
    tag: 'turn-one-step-0',
  });
  expect(received?.headers).toMatchObject({ ttl: '3600', 'content-encoding': 'aes128gcm' });
  expect(received?.headers['topic']).toMatch(/^[\w-]{32}$/);
});

test.each([
  [{ status: 404 }, { as: 'gone' }],
  [{ status: 410 }, { as: 'gone' }],
  [
    { status: 429, headers: { 'retry-after': '120' } },
    { as: 'later', waitMs: 120_000 },
  ],
  [
    { status: 503, headers: { 'retry-after': '5' } },
    { as: 'later', waitMs: 5_000 },
  ],
  [{ status: 500 }, { as: 'busy' }],
  [{ status: 201, hangs: true }, { as: 'busy' }],
  [{ status: 302, headers: { location: 'http://127.0.0.1:1/' } }, { as: 'busy' }],
  [{ status: 413 }, { as: 'refused', why: 'status 413' }],
])('the answer %o means %o', async (answer, expected) => {
  service.answer(answer);
  expect(await send()).toEqual(expected);
});

test('broken keys of a browser, or a key that the server lost, send nothing', async () => {
  const before = service.received.length;
  expect(await send(phone({ p256dh: 'short' }))).toMatchObject({ as: 'refused' });
  expect(await send(phone({ serverKey: 'lost' }))).toMatchObject({ as: 'refused' });
  expect(await send(phone({ endpoint: 'http://127.0.0.1:1/other' }))).toMatchObject({ as: 'refused' });
  expect(service.received).toHaveLength(before);
});

test.each([
  [null, 60_000],
  ['0', 1_000],
  ['90', 90_000],
  ['86400', 3_600_000],
  [new Date(NOW_MS + 30_000).toUTCString(), 30_000],
  ['soon', 60_000],
])('a service that asks to wait %s is left alone for %i ms', (header, waitMs) => {
  expect(retryAfterMs(header, NOW_MS)).toBe(waitMs);
});
