import { verifyWebhook } from '@clerk/backend/webhooks';
import { accept, refuse, uidSchema, type Result } from '@rostrum/domain';
import * as z from 'zod/mini';

const text = z.nullish(z.string());

/** The fields that we use of Clerk's event about a changed user. */
const updatedSchema = z.object({
  id: uidSchema,
  first_name: text,
  last_name: text,
  image_url: text,
  primary_email_address_id: text,
  email_addresses: z.array(z.object({ id: z.string(), email_address: z.string() })),
  updated_at: z.number(),
  banned: z._default(z.boolean(), false),
  password_last_updated_at: z.nullish(z.number()),
});
const sessionSchema = z.object({ user_id: uidSchema });
const deletedSchema = z.object({ id: uidSchema });

/** A person's current data at Clerk. */
export type ClerkPerson = {
  uid: string;
  name: string;
  email: string;
  photoURL: string;
  updatedAtMs: number;
  isBanned: boolean;
  /** Null for a person without a password. */
  passwordChangedAtMs: number | null;
};

/** A message from Clerk; `messageId` stays the same when it is redelivered. */
export type ClerkEvent = { messageId: string } & (
  | { type: 'updated'; person: ClerkPerson }
  | { type: 'deleted'; uid: string }
  /** One of their sessions ended: they signed out, or it was revoked or replaced. */
  | { type: 'sessionOver'; uid: string }
  | { type: 'other'; name: string }
);

/** A request to the webhook: the headers, and the exact bytes of the body, which the signature covers. */
export type WebhookRequest = { headers: Record<string, string>; body: string };

/**
 * Reads a message that Clerk signed with our secret within the last five minutes. `unsigned` has no such signature.
 * `malformed` is signed but does not match Clerk's reference.
 */
export async function readClerkEvent(
  { headers, body }: WebhookRequest,
  signingSecret: string,
): Promise<Result<ClerkEvent, 'unsigned' | 'malformed'>> {
  const request = new Request('https://webhook.invalid/', { method: 'POST', headers, body });
  const verified = await verifyWebhook(request, { signingSecret }).catch(() => undefined);
  if (!verified) return refuse('unsigned');
  const messageId = headers['svix-id']?.trim() ?? '';
  const data: unknown = verified.data;
  switch (verified.type) {
    case 'user.updated': {
      const parsed = updatedSchema.safeParse(data);
      return parsed.success
        ? accept({ messageId, type: 'updated', person: personOf(parsed.data) })
        : refuse('malformed');
    }
    case 'user.deleted': {
      const parsed = deletedSchema.safeParse(data);
      return parsed.success
        ? accept({ messageId, type: 'deleted', uid: parsed.data.id })
        : refuse('malformed');
    }
    case 'session.ended':
    case 'session.removed':
    case 'session.revoked': {
      const parsed = sessionSchema.safeParse(data);
      return parsed.success
        ? accept({ messageId, type: 'sessionOver', uid: parsed.data.user_id })
        : refuse('malformed');
    }
    default:
      return accept({ messageId, type: 'other', name: verified.type });
  }
}

function personOf(user: z.infer<typeof updatedSchema>): ClerkPerson {
  const { id, first_name: first, last_name: last, image_url: photo, updated_at: updatedAtMs } = user;
  const primary = user.email_addresses.find((one) => one.id === user.primary_email_address_id);
  const name = [first, last].flatMap((part) => part?.trim() || []).join(' ');
  return {
    uid: id,
    name,
    email: primary?.email_address ?? '',
    photoURL: photo ?? '',
    updatedAtMs,
    isBanned: user.banned,
    passwordChangedAtMs: user.password_last_updated_at ?? null,
  };
}
