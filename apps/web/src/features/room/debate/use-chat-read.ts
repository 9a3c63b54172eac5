import { browserShelf, roomShelfKey, serverNow } from '@rostrum/data';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';

/** How far somebody has read a backchannel, by the server's time in epoch milliseconds. */
export type ChatRead = {
  atMs: number;
  /** They see everything up to that moment now. */
  note: (atMs: number) => void;
};

/** Remembers in this browser how far one person has read one backchannel. What stood there before the first visit is not new. */
export function useChatRead(uid: string, roomId: string): ChatRead {
  const shelf = useMemo(
    () => browserShelf(`${roomShelfKey('read', uid, roomId)}:chat`, z.number()),
    [uid, roomId],
  );
  const [atMs, setAtMs] = useState(() => shelf.load() ?? serverNow());
  const latest = useRef(0);
  const save = useCallback(() => {
    if (document.visibilityState !== 'visible' || latest.current === 0) return;
    setAtMs((before) => Math.max(before, latest.current));
    shelf.save(Math.max(shelf.load() ?? 0, latest.current));
  }, [shelf]);
  useEffect(() => {
    document.addEventListener('visibilitychange', save);
    return () => document.removeEventListener('visibilitychange', save);
  }, [save]);
  const note = useCallback(
    (seenAtMs: number) => {
      latest.current = Math.max(latest.current, seenAtMs);
      save();
    },
    [save],
  );
  return useMemo(() => ({ atMs, note }), [atMs, note]);
}
