import { createHash } from 'node:crypto';
import type { Device } from '@rostrum/domain';
import webPush, { type RequestOptions } from 'web-push';
import { isPushService } from './push-services.ts';
import { retryAfterMs } from './retry-after.ts';

type KeyPair = { publicKey: string; privateKey: string };

/** The keys, the current pair first: browsers that subscribed with a former one are still reached with it. */
export type PushSettings = { subject: string; keys: readonly KeyPair[]; moreServices: readonly string[] };

/** What a browser shows. `topic`: a later message of the same topic replaces an earlier one. */
export type PushMessage = { title: string; body: string; url: string; topic: string; untilMs: number };

/** `gone`: the browser takes no more messages. `later`: not before `waitMs`. `refused`: trying again is no use. */
export type Pushed =
  { as: 'sent' | 'gone' | 'busy' } | { as: 'later'; waitMs: number } | { as: 'refused'; why: string };

const TIMEOUT_MS = 10_000;
const LONGEST_TTL_SECONDS = 86_400;

/** Sends one message to one browser, encrypted for it alone. Follows no redirect. Never throws. */
export async function sendPush(
  { subject, keys, moreServices }: PushSettings,
  device: Device,
  { title, body, url, topic, untilMs }: PushMessage,
  nowMs: number,
  timeoutMs: number = TIMEOUT_MS,
): Promise<Pushed> {
  const pair = keys.find(({ publicKey }) => publicKey === device.serverKey);
  // The browser subscribes again, with a current key, the next time that the product is open.
  if (!pair) return { as: 'refused', why: 'no key of the server fits' };
  if (!isPushService(device.endpoint, moreServices)) return { as: 'refused', why: 'no push service' };
  const sealed = seal(device, JSON.stringify({ title, body, url, tag: topic }), {
    vapidDetails: { subject, ...pair },
    TTL: Math.max(0, Math.min(LONGEST_TTL_SECONDS, Math.floor((untilMs - nowMs) / 1_000))),
    topic: createHash('sha256').update(topic).digest('base64url').slice(0, 32),
    urgency: 'normal',
  });
  if (!sealed.ok) return { as: 'refused', why: sealed.why };
  try {
    const request = { ...sealed.request, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) } as const;
    const response = await fetch(device.endpoint, request);
    await response.body?.cancel();
    return outcomeOf(response, nowMs);
  } catch {
    return { as: 'busy' };
  }
}

type Sealed = { ok: true; request: RequestInit } | { ok: false; why: string };

/** Wrong keys, of the browser or of the server, are nothing that time mends. */
function seal({ endpoint, p256dh, auth }: Device, words: string, options: RequestOptions): Sealed {
  try {
    const made = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, words, options);
    const headers = Object.fromEntries(
      Object.entries(made.headers).map(([name, value]) => [name, String(value)]),
    );
    return {
      ok: true,
      request: { method: 'POST', headers, body: made.body ? new Uint8Array(made.body) : null },
    };
  } catch (error) {
    return { ok: false, why: error instanceof Error ? error.message : String(error) };
  }
}

function outcomeOf({ status, headers }: Response, nowMs: number): Pushed {
  if (status >= 200 && status < 300) return { as: 'sent' };
  if (status === 404 || status === 410) return { as: 'gone' };
  if (status === 429) return { as: 'later', waitMs: retryAfterMs(headers.get('retry-after'), nowMs) };
  if (status >= 500) {
    const after = headers.get('retry-after');
    return after === null ? { as: 'busy' } : { as: 'later', waitMs: retryAfterMs(after, nowMs) };
  }
  return { as: 'refused', why: `status ${status}` };
}
