import { createHmac, randomUUID } from 'node:crypto';
import { FUNCTIONS_REGION } from '@rostrum/domain';
import { setting } from '../../testing/emulator.ts';

/** How a message from Clerk deviates from a valid one. */
export type Change = {
  id?: string;
  /** When it was signed, in milliseconds. */
  atMs?: number;
  secret?: string;
  /** The received body; the signed one is unchanged. */
  body?: string;
  headers?: Record<string, string>;
  method?: string;
};

/** Sends a message to the webhook, signed as Svix signs for Clerk: HMAC-SHA256 over id, second and body. */
export async function tellWebhook(
  event: unknown,
  change: Change = {},
): Promise<{ status: number; body: string }> {
  const {
    id = `msg_${randomUUID()}`,
    atMs = Date.now(),
    secret = setting('CLERK_LOCAL_WEBHOOK_SECRET'),
  } = change;
  const signed = JSON.stringify(event);
  const second = String(Math.floor(atMs / 1_000));
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${second}.${signed}`).digest('base64');
  const method = change.method ?? 'POST';
  const response = await fetch(webhookUrl(), {
    method,
    headers: {
      'content-type': 'application/json',
      'svix-id': id,
      'svix-timestamp': second,
      'svix-signature': `v1,${signature}`,
      ...change.headers,
    },
    ...(method === 'POST' && { body: change.body ?? signed }),
  });
  return { status: response.status, body: await response.text() };
}

function webhookUrl(): string {
  return `${setting('FUNCTIONS_EMULATOR_ORIGIN')}/${setting('GCLOUD_PROJECT')}/${FUNCTIONS_REGION}/clerkWebhook`;
}
