import { welcomePath, welcomeSchema } from '@rostrum/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { readIfReadable } from '../unreadable/read-stored.ts';

/** People who have accepted, as far as this instance knows; an acceptance cannot be withdrawn. */
const known = new Set<string>();
const KNOWN_MOST = 20_000;

/** Whether a person has accepted the house rules. Without that they cannot start or join a debate or post anything. */
export async function hasAcceptedRules(db: Firestore, uid: string): Promise<boolean> {
  if (known.has(uid)) return true;
  const stored = await db.doc(welcomePath(uid)).get();
  const accepted = readIfReadable(welcomeSchema, stored)?.rulesAcceptedAtMs ?? null;
  if (accepted === null) return false;
  if (known.size >= KNOWN_MOST) known.clear();
  known.add(uid);
  return true;
}
