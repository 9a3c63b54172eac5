import { accept, answeredCommandSchema, keptMs, type PictureRefusal, type Result } from '@rostrum/domain';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { removeNow, type Shelves } from './files.ts';

/** The caller, the command's id, and the server's time. */
export type PictureAsked = { uid: string; commandId: string; atMs: number };
/** A command's answer, and the file that has lost its last reference. */
export type Settled = { answer: Record<string, string>; leftover: string | null };

/** Kept for a day, so that a repeated command answers as the first time. Deleted by a TTL policy on `expiresAt`. */
const REMEMBER_MS = keptMs('commands');

const rememberedAt = (db: Firestore, { uid, commandId }: PictureAsked) =>
  db.doc(`people/${uid}/commands/${uid}-${commandId}`);

/** A command's earlier answer; undefined the first time. */
export async function answeredBefore(db: Firestore, asked: PictureAsked) {
  const remembered = await rememberedAt(db, asked).get();
  return remembered.exists ? answeredCommandSchema.parse(remembered.data()).answer : undefined;
}

/**
 * Keeps a new file once. If a command is sent twice at the same moment, the second call gets the first one's
 * answer. The surplus file is removed immediately.
 */
export async function keepOnce(
  shelves: Shelves,
  asked: PictureAsked,
  path: string,
  settle: (tx: Transaction) => Promise<Result<Settled, PictureRefusal>>,
): Promise<Result<Record<string, string>, PictureRefusal>> {
  const remembered = rememberedAt(shelves.db, asked);
  const settled = await shelves.db.runTransaction(async (tx) => {
    const before = await tx.get(remembered);
    if (before.exists) return accept({ ...answeredCommandSchema.parse(before.data()), leftover: path });
    const now = await settle(tx);
    if (!now.ok) return now;
    tx.set(remembered, { answer: now.value.answer, expiresAt: new Date(asked.atMs + REMEMBER_MS) });
    return now;
  });
  const leftover = settled.ok ? settled.value.leftover : path;
  if (leftover !== null) await removeNow(shelves, leftover);
  return settled.ok ? accept(settled.value.answer) : settled;
}
