import { createHmac } from 'node:crypto';
import { uidSchema } from '@rostrum/domain';

/** A letter: its own name, its person, and a tag of the address that it went to. */
export type LetterId = { letter: string; tag: string; uid: string };

/** The id in a letter's Message-ID, which a late bounce names: whose letter it was, and to which of their addresses. */
export function letterIdOf({ letter, tag, uid }: LetterId): string {
  return `${letter}.${tag}.${uid}`;
}

/** Reads the id back from a Message-ID, with or without its brackets; undefined if it is not one of ours. */
export function readLetterId(messageId: string): LetterId | undefined {
  const [, letter = '', tag = '', rest] =
    /^<?([\da-f]{40})\.([\da-f]{16})\.([^<>@\s]+)@/.exec(messageId) ?? [];
  const uid = uidSchema.safeParse(rest);
  return uid.success ? { letter, tag, uid: uid.data } : undefined;
}

/** A short name for an address, from which nobody can tell the address. */
export function addressTag(address: string, signingKey: string): string {
  return createHmac('sha256', signingKey).update(`address:${address}`).digest('hex').slice(0, 16);
}
