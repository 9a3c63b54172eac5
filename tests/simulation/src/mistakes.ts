import type { Rule } from './world/world.ts';

/**
 * Mistakes that a server or a client could make, each with the rule that it breaks. A story can be played with one of
 * them on purpose, which shows that the rules are really looked at.
 */
export const MISTAKES = {
  /** The server remembers nothing by the id of its command. */
  'forgets-commands': 'once',
  /** The server remembers nothing of words that it refused. */
  'forgets-refusals': 'words',
  /** The server orders messages by the clock of whoever sent them. */
  'orders-by-client-clock': 'order',
  /** The server commits without a look at what changed since it read. */
  'commits-blindly': 'once',
  /** The server stores what it decided on a room as it remembers it, without a look whether that is still so. */
  'trusts-its-memory': 'order',
  /** The server writes its log before it knows whether the commit succeeds. */
  'logs-too-soon': 'replay',
  /** The server ends the running step at whatever task comes. */
  'trusts-every-task': 'deadlines',
  /** The server says "done" before it is. */
  'answers-too-soon': 'acknowledged',
  /** The server hears whoever speaks. */
  'lets-anybody-speak': 'speakers',
  /** The browser forgets with its page what was still under way. */
  'forgets-the-outbox': 'words',
  /** The browser draws deadlines by its own clock. */
  'trusts-its-own-clock': 'clock',
  /** The browser leaves every deadline to its task. */
  'never-advances': 'rest',
} as const satisfies Record<string, Rule>;
export type Mistake = keyof typeof MISTAKES;
