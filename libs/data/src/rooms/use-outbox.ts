import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { browserShelf, roomShelfKey } from './browser-shelf.ts';
import { createOutbox, outboxSchema, type Outbox, type Post } from './outbox.ts';
import { sendRoomCommand } from './send-room-command.ts';

/** One person's pending texts for one room's floor; waiting texts go out when the connection is back. */
export function useOutbox(
  uid: string,
  roomId: string,
  send: typeof sendRoomCommand = sendRoomCommand,
): { posts: readonly Post[]; outbox: Outbox } {
  const outbox = useMemo(() => openOutbox(uid, roomId, send), [uid, roomId, send]);
  useEffect(() => {
    const flush = () => void outbox.flush();
    flush();
    window.addEventListener('online', flush);
    return () => window.removeEventListener('online', flush);
  }, [outbox]);
  return { posts: useSyncExternalStore(outbox.subscribe, outbox.posts), outbox };
}

function openOutbox(uid: string, roomId: string, send: typeof sendRoomCommand): Outbox {
  return createOutbox(
    browserShelf(roomShelfKey('outbox', uid, roomId), outboxSchema),
    ({ commandId, text, replaces, quotes }) =>
      send(
        {
          type: 'speak',
          roomId,
          text,
          ...(replaces ? { replaces } : {}),
          ...(quotes ? { quotes: quotes.messageId } : {}),
        },
        commandId,
      ),
    () => navigator.onLine,
  );
}
