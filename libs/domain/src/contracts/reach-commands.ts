import * as m from '@rostrum/words/refusals';
import * as z from 'zod/mini';
import {
  interfaceLanguageSchema,
  mailChoiceSchema,
  quietHoursSchema,
  timeZoneSchema,
} from '../documents/reach.ts';
import { keySchema } from '../ids.ts';
import { privateText } from './public-text.ts';

const ofBrowser = (longest: number) =>
  privateText(
    'made by a browser, and never shown',
    z.string().check(z.minLength(1), z.maxLength(longest), z.regex(/^[\w-]+=*$/)),
  );

/**
 * How a person is reached outside the product.
 *
 * - `readChannels`: what this deployment offers: the server's public key for push, and whether it sends e-mail.
 * - `saveReach`: e-mail, quiet hours, the zone that they are counted in, and the language of mails and push messages.
 * - `addDevice`, `removeDevice`: a browser that takes push messages; the same browser is the same device.
 * - `tryMailAgain`: sends to an address again that had refused a letter.
 */
export const REACH_COMMANDS = [
  z.object({ type: z.literal('readChannels') }),
  z.object({
    type: z.literal('saveReach'),
    email: z.optional(mailChoiceSchema),
    quiet: z.optional(quietHoursSchema),
    language: z.optional(interfaceLanguageSchema),
    timeZone: privateText('a name of the platform’s list, never shown to others', timeZoneSchema),
  }),
  z.object({
    type: z.literal('addDevice'),
    endpoint: privateText('made by a browser, and never shown', z.string().check(z.maxLength(2_000))),
    p256dh: ofBrowser(200),
    auth: ofBrowser(100),
    serverKey: ofBrowser(200),
    called: privateText('shown to its owner alone', z.string().check(z.minLength(1), z.maxLength(80))),
  }),
  z.object({ type: z.literal('removeDevice'), deviceId: keySchema }),
  z.object({ type: z.literal('tryMailAgain') }),
] as const;

export const REACH_REFUSALS = {
  'push-unknown': m.pushUnknown,
  'push-off': m.pushOff,
  'mail-off': m.mailOff,
  'devices-full': m.devicesFull,
} as const;

/** What a deployment offers; `pushKey` is empty without push. */
export type Channels = { pushKey: string; mail: 'on' | 'off' };
