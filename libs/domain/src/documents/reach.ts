import { LANGUAGES } from '@rostrum/words';
import * as m from '@rostrum/words/contracts';
import * as z from 'zod/mini';
import { ms, name, textUpTo, url } from '../bounds.ts';
import { keySchema, noticeIdSchema } from '../ids.ts';
import { isTimeZone } from '../people/quiet-hours.ts';

export const reachPath = (uid: string) => `people/${uid}/private/reach`;
export const devicesPath = (uid: string) => `people/${uid}/devices`;
export const devicePath = (uid: string, id: string) => `${devicesPath(uid)}/${id}`;
export const deliveriesPath = (uid: string) => `people/${uid}/deliveries`;
export const deliveryPath = (uid: string, id: string) => `${deliveriesPath(uid)}/${id}`;

/** When e-mail about one's debates by correspondence is sent. */
export const mailChoiceSchema = z.enum(['off', 'immediate', 'digest']);
export type MailChoice = z.infer<typeof mailChoiceSchema>;

const hour = z.number().check(z.int(), z.minimum(0), z.maximum(23));
export const quietHoursSchema = z.nullable(z.object({ fromHour: hour, toHour: hour }));
/** A language of the interface. */
export const interfaceLanguageSchema = z.enum(LANGUAGES);
export const timeZoneSchema = z
  .string()
  .check(z.maxLength(64), z.refine(isTimeZone, { error: () => m.noSuchZone() }));

/** `people/{uid}/private/reach`: how a person wants to be reached. Read by them; written by the server. */
export const reachSchema = z.object({
  email: mailChoiceSchema,
  quiet: quietHoursSchema,
  timeZone: timeZoneSchema,
  /** The language of their mails and push messages; absent: English. */
  language: z.optional(interfaceLanguageSchema),
  /** The address that refused a letter permanently, and when; null while letters arrive. Nothing is sent to it. */
  refused: z.nullable(z.object({ address: textUpTo(320), atMs: ms })),
});
export type Reach = z.infer<typeof reachSchema>;

export const NEW_REACH: Reach = { email: 'off', quiet: null, timeZone: 'UTC', refused: null };

const pushKeys = {
  endpoint: url,
  /** The browser's public key and secret, in base64url, with which a message is encrypted for it. */
  p256dh: textUpTo(200),
  auth: textUpTo(100),
  /** The public key of the server that the browser subscribed with. */
  serverKey: textUpTo(200),
};

/** `people/{uid}/devices/{id}`: a browser that takes push messages. Read by its person; written by the server. */
export const deviceSchema = z.object({ ...pushKeys, called: name, atMs: ms });
export type DeviceDocument = z.infer<typeof deviceSchema>;
export type Device = DeviceDocument & { id: string };

/**
 * `people/{uid}/deliveries/{id}`: one notice on its way over one channel, so that it is sent once. `waiting` for the
 * digest. Only for the server; kept for 30 days (`expiresAt`).
 */
export const deliverySchema = z.object({
  noticeId: noticeIdSchema,
  /** The device, or `email`. */
  over: keySchema,
  /** When the notice was given: the same occasion may be told again later. */
  noticeAtMs: ms,
  state: z.enum(['sending', 'waiting', 'sent', 'dropped']),
  atMs: ms,
});
export type Delivery = z.infer<typeof deliverySchema>;
