import type { Request } from 'firebase-functions/v2/https';
import { defineSecret } from 'firebase-functions/params';
import { FUNCTION_LIMITS } from '@rostrum/domain';
import { database } from '../admin.ts';
import { BODY_BOUNDS } from '../entrance/body-bounds.ts';
import { callerAddress, networkOf } from '../entrance/caller-address.ts';
import { takeLimits } from '../entrance/take-limits.ts';
import { log } from '../logging/log.ts';
import { bodyOf, plainRequest } from '../plain-request.ts';
import { eraseLater } from './begin-erasure.ts';
import { readClerkEvent, type WebhookRequest } from './clerk-event.ts';
import { followClerk } from './follow-clerk.ts';

const signingSecret = defineSecret('CLERK_WEBHOOK_SIGNING_SECRET', {
  description:
    "The signing secret of Clerk's webhook endpoint (whsec_…), with which its messages are verified.",
});

type Reply = { status: number; body: string };

/**
 * Receives Clerk's events about its users. Clerk repeats a message until it gets a 200, so known and irrelevant
 * messages get one too. Any other sender learns only that the message was refused.
 */
export const clerkWebhook = plainRequest('clerkWebhook', { secrets: [signingSecret] }, async (request) => ({
  ...(await replyTo(request)),
  headers: { 'Content-Type': 'text/plain; charset=utf-8' },
}));

async function replyTo(request: Request): Promise<Reply> {
  if (request.method !== 'POST') return { status: 405, body: 'Only POST is answered here.' };
  if (bodyOf(request).length > BODY_BOUNDS.bytes) return { status: 413, body: 'Refused: too large.' };
  const address = networkOf(callerAddress(request));
  const verdict = await takeLimits('clerkWebhook', FUNCTION_LIMITS.clerkWebhook, { address }, Date.now());
  return verdict.ok ? answerTo(sentBy(request)) : { status: 429, body: 'Too many at once. Wait a minute.' };
}

function sentBy(request: Request): WebhookRequest {
  const { headers } = request;
  const plain = Object.entries(headers).flatMap(([name, value]) =>
    name.startsWith('svix-') && typeof value === 'string' ? [[name, value]] : [],
  );
  return { headers: Object.fromEntries(plain), body: bodyOf(request).toString('utf8') };
}

async function answerTo(sent: WebhookRequest): Promise<Reply> {
  const read = await readClerkEvent(sent, signingSecret.value());
  if (!read.ok) {
    log('webhookRefused', { reason: read.refusal });
    return {
      status: 400,
      body: 'Refused: the message is not signed by Clerk, too old, or not one of its own.',
    };
  }
  const event = read.value;
  if (event.type === 'other') return { status: 200, body: 'Nothing to do.' };
  const outcome = await followClerk(database(), event, Date.now());
  // Also for a known message: the last delivery may have failed to make the task.
  if (event.type === 'deleted') await eraseLater(event.uid);
  return { status: 200, body: outcome === 'done' ? 'Done.' : 'Known.' };
}
