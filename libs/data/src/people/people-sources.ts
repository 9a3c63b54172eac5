import { collection, doc, limit, orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import {
  BLOCKS,
  blockSchema,
  followPath,
  INVITATIONS,
  invitationSchema,
  LIMITS,
  noticeSchema,
  noticesPath,
  profilePath,
  profileSchema,
  reachPath,
  reachSchema,
  ROOMS,
  roomSchema,
  type Block,
  type Invitation,
  type Notice,
  type Profile,
  type Reach,
  type Room,
} from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { documentSource, querySource, withId } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';
import { useRoomsFor } from './apart.ts';

/** Debates that a profile shows. */
const DEBATES_SHOWN = 20;
const BLOCKS_SHOWN = 100;
/** Invitations shown at once; the next appear as these are answered. */
const INVITATIONS_SHOWN = 20;

export function profileSource(uid: string): Source<Profile | null> {
  return documentSource(
    () => doc(firestore(), profilePath(uid)),
    (_, data) => profileSchema.parse(data),
  );
}

/** Somebody's profile; denied if it is hidden from the caller. Waits while `uid` is null. */
export function useProfile(uid: string | null): Live<Profile | null> {
  return useLive(useMemo(() => (uid === null ? null : profileSource(uid)), [uid]));
}

/** Whether a document exists, without reading its content. */
function thereSource(path: string): Source<true | null> {
  return documentSource(
    () => doc(firestore(), path),
    () => true as const,
  );
}

export const followSource = (by: string, uid: string) => thereSource(followPath(by, uid));

/** Whether one person follows another: true, or null. */
export function useFollows(by: string, uid: string): Live<true | null> {
  return useLive(useMemo(() => followSource(by, uid), [by, uid]));
}

/** The people whom a person blocked, newest first. Only the blocker may read it. */
export function blocksSource(by: string): Source<Block[]> {
  return querySource(
    () =>
      query(
        collection(firestore(), BLOCKS),
        where('by', '==', by),
        orderBy('atMs', 'desc'),
        limit(BLOCKS_SHOWN),
      ),
    (_, data) => blockSchema.parse(data),
  );
}

export function useMyBlocks(me: string): Live<Block[]> {
  return useLive(useMemo(() => blocksSource(me), [me]));
}

/** The newest public debates that somebody hosted or debated in. */
export function debatesOfSource(uid: string): Source<Room[]> {
  return querySource(
    () =>
      query(
        collection(firestore(), ROOMS),
        where('visibility', '==', 'public'),
        where('peopleIds', 'array-contains', uid),
        orderBy('createdAtMs', 'desc'),
        limit(DEBATES_SHOWN),
      ),
    withId<Omit<Room, 'id'>>(roomSchema),
  );
}

/** The same, as far as `me` may enter them. */
export function useDebatesOf(uid: string, me: string): Live<Room[]> {
  return useRoomsFor(me, useLive(useMemo(() => debatesOfSource(uid), [uid])));
}

/** A person's received or sent invitations that are unanswered and end after a moment; the latest end first. */
export function invitationsSource(as: 'to' | 'from', uid: string, afterMs: number): Source<Invitation[]> {
  return querySource(
    () =>
      query(
        collection(firestore(), INVITATIONS),
        where(as, '==', uid),
        where('state', '==', 'open'),
        where('expiresAtMs', '>', afterMs),
        orderBy('expiresAtMs', 'desc'),
        limit(INVITATIONS_SHOWN),
      ),
    withId<Omit<Invitation, 'id'>>(invitationSchema),
  );
}

/** A person's notices, newest first. */
export function noticesSource(uid: string): Source<Notice[]> {
  return querySource(
    () =>
      query(collection(firestore(), noticesPath(uid)), orderBy('atMs', 'desc'), limit(LIMITS.noticesShown)),
    withId<Omit<Notice, 'id'>>(noticeSchema),
  );
}

/** How a person wants to be reached; null if they never chose. */
function reachSource(uid: string): Source<Reach | null> {
  return documentSource(
    () => doc(firestore(), reachPath(uid)),
    (_, data) => reachSchema.parse(data),
  );
}

export function useReach(uid: string): Live<Reach | null> {
  return useLive(useMemo(() => reachSource(uid), [uid]));
}

export function useNotices(uid: string): Live<Notice[]> {
  return useLive(useMemo(() => noticesSource(uid), [uid]));
}
