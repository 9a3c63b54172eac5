import { deleteField, doc, updateDoc } from 'firebase/firestore';
import { LIMITS } from '@rostrum/domain';
import { serverNow } from '../clock/server-clock.ts';
import { firestore } from '../firebase-app.ts';

/** When this tab last wrote a beat, by path, in server time. */
const lastBeats = new Map<string, number>();

/**
 * Whether the rules would refuse a beat now, because this tab has just sent one. A writing signal, a tab coming to
 * the front, and the ticker do not know of each other.
 */
export function isTooSoon(path: string, nowMs: number = serverNow()): boolean {
  const lastMs = lastBeats.get(path);
  return lastMs !== undefined && nowMs >= lastMs && nowMs - lastMs < LIMITS.heartbeatLeastMs;
}

/**
 * Writes a heartbeat. With it a person may say since when they are writing, or, with null, that they stopped. The next
 * one makes up for a lost one, so a failure is only logged.
 */
export function writeBeat(
  path: string,
  nowMs: number,
  { writingAtMs }: { writingAtMs?: number | null } = {},
): Promise<void> {
  lastBeats.set(path, nowMs);
  return updateDoc(doc(firestore(), path), {
    lastSeenAtMs: nowMs,
    ...(writingAtMs !== undefined && { writingAtMs: writingAtMs ?? deleteField() }),
  });
}
