import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { memberPath, memberSchema, type Member } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { allSources } from '../live/all-sources.ts';
import { listedSource } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

/** The memberships of some people of a room, each with its own listener: pass only the seated people and the host. */
export function membersSource(roomId: string, uids: readonly string[]): Source<Member[]> {
  return allSources(
    uids.map((uid) =>
      listedSource(
        () => doc(firestore(), memberPath(roomId, uid)),
        (_, data) => memberSchema.parse(data),
      ),
    ),
  );
}

/**
 * When the people of a room were last seen. Waits while `uids` is null: everybody who only watches would listen to
 * every heartbeat otherwise.
 */
export function useMembers(roomId: string, uids: readonly string[] | null): Live<Member[]> {
  const key = uids?.join(' ') ?? null;
  return useLive(
    useMemo(
      () => (key === null ? null : membersSource(roomId, key === '' ? [] : key.split(' '))),
      [roomId, key],
    ),
  );
}
