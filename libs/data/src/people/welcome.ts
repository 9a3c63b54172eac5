import { doc, getDoc } from 'firebase/firestore';
import { useMemo } from 'react';
import { usernamePath, usernameSchema, welcomePath, welcomeSchema, type Welcome } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { documentSource, readStored } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

function welcomeSource(uid: string): Source<Welcome | null> {
  return documentSource(
    () => doc(firestore(), welcomePath(uid)),
    (_, data) => welcomeSchema.parse(data),
  );
}

/** A person's progress in the first visit; null if it has not begun. */
export function useWelcome(uid: string): Live<Welcome | null> {
  return useLive(useMemo(() => welcomeSource(uid), [uid]));
}

/** The owner of a username; null if it is free. @throws errors of Firestore, for example offline */
export async function fetchUsernameOwner(name: string): Promise<string | null> {
  const stored = await getDoc(doc(firestore(), usernamePath(name)));
  return stored.exists() ? readStored(stored, (_, data) => usernameSchema.parse(data)).uid : null;
}
