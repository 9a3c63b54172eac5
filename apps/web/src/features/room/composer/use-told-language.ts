import { browserShelf, roomShelfKey } from '@rostrum/data';
import type { Message, RoomLanguage } from '@rostrum/domain';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';

type ToldLanguage = { language: RoomLanguage | undefined; dismiss: () => void };

/**
 * The language of a person's last words, if the server found that it is not English, until they dismiss it. This browser
 * remembers that for the room, so nobody is told twice.
 */
export function useToldLanguage(uid: string, roomId: string, messages: readonly Message[]): ToldLanguage {
  const shelf = useMemo(
    () => browserShelf(roomShelfKey('language', uid, roomId), z.literal(true)),
    [uid, roomId],
  );
  const [isTold, setTold] = useState(() => shelf.load() === true);
  const last = messages.findLast((message) => message.authorId === uid && message.language);
  const dismiss = () => {
    shelf.save(true);
    setTold(true);
  };
  return { language: isTold ? undefined : last?.language, dismiss };
}
