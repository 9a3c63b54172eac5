import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { votePath, voteSchema, type Vote } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { documentSource } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

/** One person's votes; nobody else may read them. */
export function voteSource(roomId: string, uid: string): Source<Vote | null> {
  return documentSource(
    () => doc(firestore(), votePath(roomId, uid)),
    (_, data) => voteSchema.parse(data),
  );
}

/** One's own stored vote; null before the first. Waits while `uid` is null: debaters do not vote. */
export function useVote(roomId: string, uid: string | null): Live<Vote | null> {
  return useLive(useMemo(() => (uid === null ? null : voteSource(roomId, uid)), [roomId, uid]));
}
