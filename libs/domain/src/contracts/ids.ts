import * as z from 'zod/mini';

/** An id that a client names: letters, digits, - and _. */
export function idOf(what: string, length = 64) {
  const complaint = `That is not the id of ${what}`;
  return z.string().check(z.maxLength(length, complaint), z.regex(/^[A-Za-z0-9_-]+$/, complaint));
}

export const roomIdSchema = idOf('a room');
export const topicIdSchema = idOf('a topic');
export const messageIdSchema = idOf('a message');
/** Longer than the others: it is made of an act, and of what that was about. */
export const interventionIdSchema = idOf('a card', 200);
