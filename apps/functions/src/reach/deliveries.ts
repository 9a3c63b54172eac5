import { deliveryPath, deliverySchema, LIMITS, type Delivery } from '@rostrum/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { readIfReadable } from '../unreadable/read-stored.ts';

/** How long a delivery may be under way. After that its sender has died, and another may send. */
const UNDER_WAY_MS = 180_000;

export type Claim = Pick<Delivery, 'noticeId' | 'over' | 'noticeAtMs'> & { uid: string };

const refOf = (db: Firestore, { uid, noticeId, over, noticeAtMs }: Claim) =>
  db.doc(deliveryPath(uid, `${noticeId}-${noticeAtMs}-${over}`));

/** Another sender has this delivery in hand: the task comes again. */
export class UnderWay extends Error {}

/**
 * Takes a delivery in hand: false if it has been sent, dropped or put into the digest. @throws UnderWay if another
 * sender has it
 */
export async function claim(db: Firestore, what: Claim, nowMs: number): Promise<boolean> {
  return db.runTransaction(async (tx) => {
    const stored = readIfReadable(deliverySchema, await tx.get(refOf(db, what)));
    if (stored && stored.state !== 'sending') return false;
    if (stored && nowMs - stored.atMs < UNDER_WAY_MS) throw new UnderWay('A delivery is under way');
    tx.set(refOf(db, what), fieldsOf(what, 'sending', nowMs));
    return true;
  });
}

/** Closes a delivery; a `waiting` one is sent with the digest. */
export async function close(
  db: Firestore,
  what: Claim,
  state: Exclude<Delivery['state'], 'sending'>,
  nowMs: number,
): Promise<void> {
  await refOf(db, what).set(fieldsOf(what, state, nowMs));
}

/** Lets a delivery go, so that it can be tried again. */
export async function letGo(db: Firestore, what: Claim): Promise<void> {
  await refOf(db, what).delete();
}

function fieldsOf({ noticeId, over, noticeAtMs }: Claim, state: Delivery['state'], atMs: number) {
  const expiresAt = new Date(atMs + LIMITS.deliveriesKeptDays * LIMITS.daySeconds * 1_000);
  return { noticeId, over, noticeAtMs, state, atMs, expiresAt } satisfies Delivery & { expiresAt: Date };
}
