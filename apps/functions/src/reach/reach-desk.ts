import type { Reach } from '@rostrum/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { database } from '../admin.ts';
import { log } from '../logging/log.ts';
import { readReachSettings, type ReachSettings } from './reach-environment.ts';
import { reachAt, type ReachTask } from './reach-tasks.ts';

/** What a sender of notices works with. */
export type ReachDesk = ReachSettings & {
  db: Firestore;
  /** The address of the product, without a slash at its end. */
  webUrl: string;
  /** Hands a task on to a later moment. */
  later: (task: ReachTask, dueAtMs: number) => Promise<void>;
  /** How long a service may take to answer, in milliseconds; its usual time without it. */
  timeoutMs?: number;
};

/** The person, their wishes, and the address that was verified at the identity provider. */
export type Reached = { uid: string; reach: Reach; address: string };

/** Whether e-mail is on, wanted, and arrives. */
export function takesMail({ mail }: Pick<ReachDesk, 'mail'>, { reach, address }: Reached): boolean {
  return mail !== null && reach.email !== 'off' && address !== '' && reach.refused?.address !== address;
}

let settings: ReachSettings | undefined;

/** The channels of this deployment. With wrong settings they are off, and the log says so: a debate must go on. */
export function reachSettings(): ReachSettings {
  settings ??= readOrTell();
  return settings;
}

function readOrTell(): ReachSettings {
  try {
    return readReachSettings();
  } catch (error) {
    log('reachSettingsWrong', { error });
    return { push: null, mail: null };
  }
}

export function reachDesk(): ReachDesk {
  const webUrl = (process.env['REACH_WEB_URL'] ?? '').replace(/\/$/, '');
  return { ...reachSettings(), db: database(), webUrl, later: reachAt };
}
