import { newNotice, noticePath, noticeSchema, noticeExpiry } from '@rostrum/domain';
import type { Unit } from '../port/documents.ts';
import { readIfReadable } from '../port/read-stored.ts';
import type { LetterNotice } from '../room/letter-notices.ts';

/** A stored notice that its person is to hear of outside the product. */
export type Told = { uid: string; noticeId: string; atMs: number };

/**
 * Stores the notices that are new and returns them. A notice of the same occasion stays if its person has not read it
 * yet, or if it is at least as recent: a repeated delivery says nothing twice.
 */
export async function tellOnce(
  unit: Unit,
  notices: readonly LetterNotice[],
  saidAtMs: number,
): Promise<Told[]> {
  if (notices.length === 0) return [];
  const found = await unit.getAll(notices.map(({ to, id }) => noticePath(to, id)));
  return notices.flatMap(({ to, id, ...notice }, index) => {
    const snapshot = found[index];
    const stored = snapshot && readIfReadable(noticeSchema, snapshot);
    if (stored && (stored.readAtMs === null || stored.atMs >= saidAtMs)) return [];
    unit.set(noticePath(to, id), { ...newNotice(notice, saidAtMs), expiresAt: noticeExpiry(saidAtMs) });
    return [{ uid: to, noticeId: id, atMs: saidAtMs }];
  });
}
