import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import {
  isSessionOver,
  sessionBeganAtSeconds,
  standingPath,
  standingSchema,
  type Standing,
} from '@rostrum/domain';
import { firebaseAuth, firestore } from '../firebase-app.ts';
import { documentSource } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';
import { isDeletingAccount } from './own-deletion.ts';

function standingSource(uid: string): Source<Standing | null> {
  return documentSource(
    () => doc(firestore(), standingPath(uid)),
    (_, data) => standingSchema.parse(data),
  );
}

/** Whether this person's sessions are valid and whether they may act; null if they are in good standing. */
export function useStanding(uid: string): Live<Standing | null> {
  return useLive(useMemo(() => standingSource(uid), [uid]));
}

/** The start of this browser's session in epoch seconds of the server; null if nobody is signed in. */
async function signedInAtSeconds(): Promise<number | null> {
  const token = await firebaseAuth().currentUser?.getIdTokenResult();
  return token ? sessionBeganAtSeconds(Date.parse(token.authTime) / 1_000, token.claims) : null;
}

/** Calls back each time the server says that this browser's session is over. Returns the unsubscribe function. */
export function watchSession(uid: string, onOver: () => void): () => void {
  let watching = true;
  const look = async (standing: Standing | null) => {
    const signedInAt = standing && (await signedInAtSeconds());
    if (isDeletingAccount()) return;
    if (watching && standing && typeof signedInAt === 'number' && isSessionOver(standing, signedInAt))
      onOver();
  };
  const stop = standingSource(uid).listen(
    (standing) => void look(standing).catch(() => undefined),
    // A lost connection does no harm: every page's listener reports the end, and the server refuses commands.
    () => undefined,
  );
  return () => {
    watching = false;
    stop();
  };
}
