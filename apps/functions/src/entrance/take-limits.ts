import { createHash } from 'node:crypto';
import { TOTAL_LIMITS, type Limit, type LimitRow } from '@rostrum/domain';
import { database } from '../admin.ts';
import { createMemoryLimiter, type Limiter, type SharedLimiter, type LimitResult } from './limiter.ts';
import { createSharedLimiter } from './shared-tries.ts';

/** The caller, the address and the room of an attempt; unknown parts have no count. */
export type Trying = { uid?: string; address?: string; roomId?: string };

/** One count that includes an attempt. */
export type Count = { key: string; limit: Limit };

/**
 * The counts of an attempt at a named action, from the narrowest to the widest. Addresses are stored as hashes, so
 * the database does not reveal them.
 */
export function countsOf(name: string, row: LimitRow, { uid, address, roomId }: Trying): Count[] {
  const subjects = [
    { limit: row.person, subject: uid },
    { limit: row.address, subject: address && hashOf(address) },
    { limit: row.room, subject: roomId },
    { limit: row.all, subject: 'everybody' },
  ];
  const kinds = ['person', 'address', 'room', 'all'];
  return subjects.flatMap(({ limit, subject }, at) =>
    limit && subject ? [{ key: `${row.as ?? name}.${kinds[at]}~${subject}`, limit }] : [],
  );
}

const hashOf = (address: string) => createHash('sha256').update(address).digest('base64url').slice(0, 22);

/**
 * Adds an attempt to each of its counts in turn, until one reaches its limit. The person comes first and everybody
 * last, so an attempt that a narrow count refuses uses nothing that others share.
 */
export async function takeAll(counts: readonly Count[], take: Limiter, atMs: number): Promise<LimitResult> {
  for (const { key, limit } of counts) {
    const verdict = await take(key, limit, atMs);
    if (!verdict.ok) return verdict;
  }
  return { ok: true };
}

let shared: SharedLimiter | undefined;
const inMemory = createMemoryLimiter();

/** Counts an attempt under its row of the table, at a time in epoch milliseconds. */
export async function takeLimits(
  name: string,
  row: LimitRow,
  trying: Trying,
  atMs: number,
): Promise<LimitResult> {
  shared ??= createSharedLimiter(database());
  const take: Limiter = row.inMemory ? async (...asked) => inMemory(...asked) : shared.take;
  try {
    return await takeAll(countsOf(name, row, trying), take, atMs);
  } catch (error) {
    // Too many simultaneous tries, across instances, for the database to count.
    if (error instanceof Error && 'code' in error && error.code === ABORTED) return breath(atMs);
    throw error;
  }
}

/** Waits until the other instances know all tries. Call it before a function ends, because the platform may stop it then. */
export async function triesTold(): Promise<void> {
  await shared?.told();
}

/** A code of Firestore. */
const ABORTED = 10;
const breath = (atMs: number): LimitResult => ({ ok: false, untilMs: atMs + 5_000 });

/** Counts an attempt at any action. */
export const takeTotal = (trying: Trying, atMs: number) => takeLimits('all', TOTAL_LIMITS, trying, atMs);
