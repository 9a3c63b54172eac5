import { createHash } from 'node:crypto';
import {
  devicePath,
  devicesPath,
  LIMITS,
  NEW_REACH,
  noticeId,
  noticePath,
  reachPath,
  reachSchema,
  refuse,
  type DeviceDocument,
  type Reach,
} from '@rostrum/domain';
import { isPushService } from '../reach/push/push-services.ts';
import { readReachOffer } from '../reach/settings.ts';
import { readIfReadable } from '../unreadable/read-stored.ts';
import { done, type PeopleContext, type PeopleHandler } from './context.ts';

/** What this deployment offers. */
export const readChannels: PeopleHandler<'readChannels'> = async () => {
  const { pushKey, hasMail } = readReachOffer();
  const answer = { pushKey, mail: hasMail ? 'on' : 'off' } as const;
  return { ok: true, value: { answer } };
};

export const saveReach: PeopleHandler<'saveReach'> = async (
  context,
  { email, quiet, language, timeZone },
) => {
  if (email !== undefined && email !== 'off' && !readReachOffer().hasMail) return refuse('mail-off');
  await change(context, (before) => ({
    ...before,
    timeZone,
    ...(email !== undefined && { email }),
    ...(quiet !== undefined && { quiet }),
    ...(language !== undefined && { language }),
  }));
  return done();
};

export const tryMailAgain: PeopleHandler<'tryMailAgain'> = async (context) => {
  await change(context, (before) => ({ ...before, refused: null }));
  context.tx.delete(context.db.doc(noticePath(context.uid, noticeId('mailRefused', 'address'))));
  return done();
};

/** The endpoint names the browser: subscribed again it is the same device. */
export const addDevice: PeopleHandler<'addDevice'> = async ({ db, tx, uid, atMs }, command) => {
  const { type: _, ...device } = command;
  const { pushKey, moreServices } = readReachOffer();
  if (pushKey === '') return refuse('push-off');
  if (!isPushService(device.endpoint, moreServices)) return refuse('push-unknown');
  const id = deviceIdOf(device.endpoint);
  const others = await tx.get(db.collection(devicesPath(uid)).limit(LIMITS.devicesAtMost));
  if (others.size >= LIMITS.devicesAtMost && !others.docs.some((one) => one.id === id)) {
    return refuse('devices-full');
  }
  tx.set(db.doc(devicePath(uid, id)), { ...device, atMs } satisfies DeviceDocument);
  return done();
};

export const removeDevice: PeopleHandler<'removeDevice'> = async ({ db, tx, uid }, { deviceId }) => {
  tx.delete(db.doc(devicePath(uid, deviceId)));
  return done();
};

function deviceIdOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('hex').slice(0, 40);
}

async function change({ db, tx, uid }: PeopleContext, to: (before: Reach) => Reach): Promise<void> {
  const ref = db.doc(reachPath(uid));
  tx.set(ref, to(readIfReadable(reachSchema, await tx.get(ref)) ?? NEW_REACH));
}
