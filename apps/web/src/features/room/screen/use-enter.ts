import { clockJumps, commands, type Sender } from '@rostrum/data';
import { useEffect, useState } from 'react';

/** The progress of entering a room. `unknown`: there is no such room, or this person was not admitted. */
export type Entry = 'waiting' | 'in' | 'unknown' | 'failed';

/**
 * Comes into a room, and comes again when the connection or the page is back or the device's clock has jumped: the
 * answer also sets the server's clock. `again` is another try, as after a code was given.
 */
export function useEnter(roomId: string, again: number, send: Sender<'rooms'> = commands.rooms): Entry {
  const [entry, setEntry] = useState<{ key: string; at: Entry }>({ key: '', at: 'waiting' });
  const key = `${roomId}/${again}`;
  useEffect(() => {
    let wanted = true;
    const enter = async () => {
      const reply = await send({ type: 'enter', roomId });
      const at = reply.status === 'done' ? 'in' : reply.status === 'refused' ? 'unknown' : 'failed';
      // A member stays in, whatever a later attempt returns.
      if (wanted) setEntry((before) => (before.key === key && before.at === 'in' ? before : { key, at }));
    };
    const comeBack = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void enter();
    };
    void enter();
    window.addEventListener('online', comeBack);
    document.addEventListener('visibilitychange', comeBack);
    const stopWatching = clockJumps.subscribe(comeBack);
    return () => {
      wanted = false;
      stopWatching();
      window.removeEventListener('online', comeBack);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [roomId, key, send]);
  return entry.key === key ? entry.at : 'waiting';
}
