import { deleteDoc, doc, getDocFromServer, serverTimestamp, setDoc } from 'firebase/firestore';
import { DRAFT_MAX_LENGTH, draftPath, keptDraftSchema, type KeptDraft } from '@rostrum/domain';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { serverClock, serverNow } from '../clock/server-clock.ts';
import { firestore } from '../firebase-app.ts';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts';

type Keepable = Omit<KeptDraft, 'uid' | 'keptAt'>;

/** The server's copy of a draft is written so long before the deadline, in milliseconds. */
const BEFORE_MS = 1_500;

export type DraftPlace = {
  write: (roomId: string, uid: string, draft: Keepable) => Promise<void>;
  remove: (roomId: string, uid: string) => Promise<void>;
  read: (roomId: string, uid: string) => Promise<KeptDraft | null>;
};

const onServer: DraftPlace = {
  write: async (roomId, uid, { text, ...draft }) =>
    setDoc(doc(firestore(), draftPath(roomId, uid)), {
      ...draft,
      uid,
      text: text.slice(0, DRAFT_MAX_LENGTH).replace(/\p{Cs}$/u, ''),
      keptAt: serverTimestamp(),
    }),
  remove: async (roomId, uid) => deleteDoc(doc(firestore(), draftPath(roomId, uid))),
  async read(roomId, uid) {
    const stored = await getDocFromServer(doc(firestore(), draftPath(roomId, uid)));
    const parsed = stored.exists() ? keptDraftSchema.safeParse(stored.data()) : undefined;
    return parsed?.success ? parsed.data : null;
  },
};

/**
 * Keeps a copy of a person's draft on the server while they may come to speak, so that it can go out when the time is up, and
 * so that a broken phone loses nothing. `draft` is null for none, and undefined while nothing is to be kept.
 * `deadlineMs`: the end of their own time, on the server's clock. `moment` changes when a refused draft may be kept again.
 */
export function useKeptDraft(
  roomId: string,
  uid: string,
  draft: Keepable | null | undefined,
  deadlineMs: number | undefined,
  moment = 0,
  place: DraftPlace = onServer,
): void {
  const keeper = useMemo(() => keeperFor(roomId, uid, place), [roomId, uid, place]);
  const key = JSON.stringify(draft);
  useEffect(() => {
    if (draft !== undefined) keeper.keep(draft);
    // oxlint-disable-next-line react/exhaustive-deps -- its words say whether it has changed
  }, [keeper, key, moment]);
  useEffect(() => flushBefore(keeper, deadlineMs), [keeper, deadlineMs]);
  useEffect(() => flushWhenHidden(keeper), [keeper]);
}

function keeperFor(roomId: string, uid: string, place: DraftPlace): DraftKeeper<Keepable> {
  return createDraftKeeper<Keepable>({
    write: (draft) => place.write(roomId, uid, draft),
    remove: () => place.remove(roomId, uid),
    now: () => performance.now(),
    after(milliseconds, work) {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
  });
}

/** Writes the last words just before a deadline, and plans that again when the estimate of the server's clock changes. */
function flushBefore(
  keeper: DraftKeeper<Keepable>,
  deadlineMs: number | undefined,
): (() => void) | undefined {
  if (deadlineMs === undefined) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    clearTimeout(timer);
    const leftMs = deadlineMs - BEFORE_MS - serverNow();
    // A timer cannot wait longer than that; a day's step comes to its end in another visit.
    if (leftMs > 0 && leftMs < 2_147_483_647) timer = setTimeout(() => keeper.flush(), leftMs);
  };
  plan();
  const stop = serverClock.subscribe(plan);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function flushWhenHidden(keeper: DraftKeeper<Keepable>): () => void {
  const flush = () => {
    if (document.visibilityState === 'hidden') keeper.flush();
  };
  const leave = () => keeper.flush();
  document.addEventListener('visibilitychange', flush);
  window.addEventListener('pagehide', leave);
  return () => {
    document.removeEventListener('visibilitychange', flush);
    window.removeEventListener('pagehide', leave);
    keeper.flush();
  };
}

/**
 * The draft that the server has when the room is opened, perhaps from a phone that broke. Null for none, undefined until that is
 * known.
 */
export function useServerDraft(
  roomId: string,
  uid: string,
  isWanted: boolean,
  place: DraftPlace = onServer,
): { found: KeptDraft | null | undefined; forget: () => void } {
  const [found, setFound] = useState<KeptDraft | null>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isWaiting = true;
    const note = (draft: KeptDraft | null) => isWaiting && setFound(draft);
    place
      .read(roomId, uid)
      .then(note)
      .catch((error: unknown) => {
        console.warn('The draft on the server was not read', error);
        note(null);
      });
    return () => {
      isWaiting = false;
    };
  }, [roomId, uid, isWanted, place]);
  const forget = useCallback(() => {
    setFound(null);
    place
      .remove(roomId, uid)
      .catch((error: unknown) => console.warn('The draft on the server was not removed', error));
  }, [roomId, uid, place]);
  return { found, forget };
}
