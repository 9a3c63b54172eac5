import { deliveriesPath, deliverySchema } from '@rostrum/domain';
import { readIfReadable } from '../../unreadable/read-stored.ts';
import { claim, close, type Claim } from '../deliveries.ts';
import { noticeAtHand } from '../notice-at-hand.ts';
import { takesMail, type ReachDesk, type Reached } from '../reach-desk.ts';
import { mailParts, type MailPart } from './mail-parts.ts';

const AT_ONCE = 50;

/**
 * Sends everything that waits for a person's digest, without what has passed or was read. A repeated delivery finds
 * nothing that waits. Returns how long the service asks to wait, or null.
 */
export async function sendDigest(
  desk: ReachDesk,
  reached: Reached,
  digestAtMs: number,
  nowMs: number,
): Promise<number | null> {
  const { db } = desk;
  const { uid } = reached;
  const waiting = db.collection(deliveriesPath(uid)).where('state', '==', 'waiting').limit(AT_ONCE);
  const parts: MailPart[] = [];
  for (const one of (await waiting.get()).docs) {
    const stored = readIfReadable(deliverySchema, one);
    if (!stored) continue;
    const { noticeId, over, noticeAtMs } = stored;
    const notice = takesMail(desk, reached) ? await noticeAtHand(db, uid, noticeId, nowMs) : undefined;
    const delivery: Claim = { uid, noticeId, over, noticeAtMs };
    if (notice?.atMs === noticeAtMs) parts.push({ delivery, notice });
    else await close(db, delivery, 'dropped', nowMs);
  }
  if (parts.length === 0) return null;
  const whole: Claim = { uid, noticeId: 'digest', over: 'email', noticeAtMs: digestAtMs };
  if (!(await claim(db, whole, nowMs))) return null;
  return mailParts(desk, reached, { parts, held: whole }, nowMs);
}
