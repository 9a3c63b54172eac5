import { setTimeout as sleep } from 'node:timers/promises';
import type { Outbox } from '@rostrum/data/testing';
import { aPost, type Client } from './client.ts';

const LOOK_EVERY_MS = 100;

/** Adds texts to the outbox, one after the other, and presses "Try again" until the server has all of them. */
export async function sayAll(
  client: Client,
  roomId: string,
  texts: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  const outbox = client.outbox(roomId);
  for (const text of texts) outbox.post(aPost(text));
  await untilSent(outbox, signal);
}

/** Resolves once nothing is pending. @throws Error if the server refuses a text, or the test is over */
export async function untilSent(outbox: Outbox, signal?: AbortSignal): Promise<void> {
  while (outbox.posts().some(({ state }) => state !== 'sent')) {
    const refused = outbox.posts().find((post) => post.state === 'refused');
    if (refused) throw new Error(`“${refused.text}” was refused`);
    if (outbox.posts().some(({ state }) => state === 'failed')) void outbox.flush();
    await sleep(LOOK_EVERY_MS, undefined, { signal });
  }
}

/** So many texts of one person, no two of them alike. */
export function someTexts(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name} gives reason number ${index + 1}.`);
}
