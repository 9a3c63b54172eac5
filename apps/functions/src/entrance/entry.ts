import {
  accessTo,
  GOOD_STANDING,
  isSessionOver,
  isSuspended,
  refuse,
  suspendedSentence,
  type CommandArea,
  type Result,
  type Standing,
} from '@rostrum/domain';
import type { Firestore } from 'firebase-admin/firestore';
import * as m from '@rostrum/words/answers';
import { HttpsError } from 'firebase-functions/v2/https';
import { readStanding } from '../account/standing.ts';

/** The caller, as their token names them. */
export type Caller = {
  uid: string;
  /** When their session signed in, in epoch seconds; renewing a token does not change it. */
  signedInAtSeconds: number;
  /** Whether they act for the house, or what is missing for it. */
  member: Result<object, 'not-a-moderator' | 'second-factor'>;
  isModerator: boolean;
  isOperator: boolean;
};

/** Whether a person may act, and whether they have a record. A refusal includes the end of a suspension. */
export type Entry = { ok: true; isOnRecord: boolean } | Suspended;
type Suspended = { ok: false; refusal: 'suspended'; message: string; untilMs?: number };

/** People with a record, as far as this instance has seen. */
const onRecord = new Set<string>();
const ON_RECORD_MOST = 20_000;

/** Whether this instance knows of a person's record: an ended session, or a suspension. */
export const mayHaveStanding = (uid: string): boolean => onRecord.has(uid);

function note(uid: string, standing: Standing): void {
  if (standing === GOOD_STANDING) return;
  if (onRecord.size >= ON_RECORD_MOST) onRecord.clear();
  onRecord.add(uid);
}

/**
 * Checks whether a person's session is valid and whether they may act, with one read. @throws HttpsError
 * `unauthenticated` if the session is over
 */
export async function enter(
  db: Firestore,
  caller: Caller,
  asked: { area: CommandArea; type: string; atMs: number },
): Promise<Entry> {
  const standing = await readStanding(db, caller.uid);
  note(caller.uid, standing);
  requireSession(standing, caller);
  const isExcused = accessTo(asked.area, asked.type).whileSuspended === true;
  return isExcused ? allowed(standing) : entryOf(standing, asked.atMs);
}

function entryOf(standing: Standing, atMs: number): Entry {
  const { suspension } = standing;
  if (!suspension || !isSuspended(standing, atMs)) return allowed(standing);
  const { untilMs } = suspension;
  const message = suspendedSentence(suspension);
  return { ...refuse('suspended'), message, ...(untilMs !== null && { untilMs }) };
}

const allowed = (standing: Standing): Entry => ({ ok: true, isOnRecord: standing !== GOOD_STANDING });

/** @throws HttpsError `unauthenticated` if a session is over */
export function requireSession(
  standing: Standing,
  { signedInAtSeconds }: Pick<Caller, 'signedInAtSeconds'>,
): void {
  if (!isSessionOver(standing, signedInAtSeconds)) return;
  throw new HttpsError('unauthenticated', m.sessionEnded(), {
    reason: 'session-ended',
  });
}
