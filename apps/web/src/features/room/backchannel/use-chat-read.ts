import { browserShelf, roomShelfKey, serverNow } from '@rostrum/data';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { useReadMark } from '../session/index.ts';

/** A person's read position in a backchannel, by the server's time in epoch milliseconds. */
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
  const note = useReadMark(shelf, setAtMs);
  return useMemo(() => ({ atMs, note }), [atMs, note]);
}
