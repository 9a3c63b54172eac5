import {
  BRAND,
  devicesPath,
  deviceSchema,
  LIMITS,
  noticeWords,
  type Device,
  type NoticeDocument,
} from '@rostrum/domain';
import { log } from '../../logging/log.ts';
import { readIfReadable } from '../../unreadable/read-stored.ts';
import { claim, close, letGo, type Claim } from '../deliveries.ts';
import { noticePathname } from '../notice-url.ts';
import type { ReachDesk, Reached } from '../reach-desk.ts';
import { usefulUntilMs } from '../useful-until.ts';
import { sendPush, type Pushed, type PushMessage } from './send-push.ts';

/** A push service does not answer: the task comes again. */
class PushBusy extends Error {}

type Sent = { noticeId: string; notice: NoticeDocument };

/**
 * Sends a notice to every browser of a person. One that takes no more messages is forgotten. Returns how long a
 * service asks to wait, or null. @throws PushBusy
 */
export async function pushToDevices(
  desk: ReachDesk,
  { uid, reach }: Reached,
  { noticeId, notice }: Sent,
  nowMs: number,
): Promise<number | null> {
  if (!desk.push) return null;
  const message: PushMessage = {
    title: BRAND,
    body: noticeWords(notice, nowMs, reach.timeZone),
    url: noticePathname(notice),
    topic: noticeId,
    untilMs: usefulUntilMs(notice),
  };
  const devices = await devicesOf(desk, uid);
  const outcomes = await Promise.all(
    devices.map((device) => {
      const delivery = { uid, noticeId, over: device.id, noticeAtMs: notice.atMs };
      return pushOnce(desk, delivery, device, message, nowMs);
    }),
  );
  if (outcomes.some(({ as }) => as === 'busy')) throw new PushBusy('A push service does not answer');
  const waits = outcomes.flatMap((one) => (one.as === 'later' ? [one.waitMs] : []));
  return waits.length > 0 ? Math.max(...waits) : null;
}

async function devicesOf({ db }: ReachDesk, uid: string): Promise<Device[]> {
  const { docs } = await db.collection(devicesPath(uid)).limit(LIMITS.devicesAtMost).get();
  return docs.flatMap((one) => {
    const device = readIfReadable(deviceSchema, one);
    return device ? [{ id: one.id, ...device }] : [];
  });
}

async function pushOnce(
  { db, push, timeoutMs }: ReachDesk,
  delivery: Claim,
  device: Device,
  message: PushMessage,
  nowMs: number,
): Promise<Pushed> {
  if (!push || !(await claim(db, delivery, nowMs))) return { as: 'sent' };
  const pushed = await sendPush(push, device, message, nowMs, timeoutMs);
  switch (pushed.as) {
    case 'sent':
      await close(db, delivery, 'sent', nowMs);
      break;
    case 'gone':
      await close(db, delivery, 'dropped', nowMs);
      await db.collection(devicesPath(delivery.uid)).doc(device.id).delete();
      break;
    case 'refused':
      log('pushRefused', { why: pushed.why });
      await close(db, delivery, 'dropped', nowMs);
      break;
    default:
      await letGo(db, delivery);
  }
  return pushed;
}
