import * as z from 'zod/mini';

/** The last moment that a `Date` can hold, in epoch milliseconds. */
export const LAST_MS = 8_640_000_000_000_000;

/** Numbers in documents have two bounds, so neither NaN nor an infinity is ever stored. */
export const between = (least: number, most: number) => z.number().check(z.minimum(least), z.maximum(most));

/** A moment in epoch milliseconds, or a duration in milliseconds. */
export const ms = between(0, LAST_MS);

/** A count or an index. zod's integers end where JavaScript stops counting exactly. */
export const count = z.number().check(z.int(), z.minimum(0));

/** A part of a whole. */
export const share = between(0, 1);

/** A text with a maximum length in UTF-16 units; contracts are stricter and have a message. */
export const textUpTo = (most: number) => z.string().check(z.maxLength(most));

/** A person's or a format's name, of up to 200 characters of any script. */
export const name = textUpTo(400);
/** An address on the web. */
export const url = textUpTo(4_096);
/** A motion, a reason, a note, or the moderator's words. */
export const words = textUpTo(5_000);
/** A message, which has up to 6,000 characters. */
export const longText = textUpTo(20_000);
