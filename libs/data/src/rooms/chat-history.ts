import type { ChatLine } from '@rostrum/domain';
import { useCallback, useState } from 'react';
import { LIVE_PROBLEMS, mapLive, problemOf, type Live } from '../live/live.ts';
import { CHAT_SHOWN, fetchOlderChat, useNewestChat } from './backchannel.ts';

/** Lines from before those that are listened to, as far as somebody asked for them. */
export type OlderChat = { state: 'rest' | 'loading' | 'none'; problem: string | null; more: () => void };
export type Backchannel = { lines: Live<ChatLine[]>; older: OlderChat };

/** The newest lines as they were listened to last, and everything that was seen so far. */
type Seen = { newest: ChatLine[] | undefined; lines: readonly ChatLine[] };

/**
 * A room's backchannel: the newest lines as they come, and everything that was seen before them. A line that is gone
 * from among the newest was taken away and is not shown any more.
 */
export function useBackchannel(roomId: string, fetchOlder = fetchOlderChat): Backchannel {
  const newest = useNewestChat(roomId);
  const [seen, setSeen] = useState<Seen>({ newest: undefined, lines: [] });
  const [older, setOlder] = useState<Pick<OlderChat, 'state' | 'problem'>>({ state: 'rest', problem: null });
  const listened = newest.status === 'ready' ? newest.value : undefined;
  if (listened && listened !== seen.newest) {
    setSeen({ newest: listened, lines: joinedChat(seen.lines, listened) });
  }

  const lines = mapLive(newest, (value) => joinedChat(seen.lines, value));
  const firstAtMs = lines.status === 'ready' ? lines.value[0]?.createdAtMs : undefined;
  const more = useCallback(() => {
    if (firstAtMs === undefined) return;
    setOlder({ state: 'loading', problem: null });
    fetchOlder(roomId, firstAtMs).then(
      (found) => {
        setSeen((now) => ({ ...now, lines: [...found, ...now.lines] }));
        setOlder({ state: found.length < CHAT_SHOWN ? 'none' : 'rest', problem: null });
      },
      (error: unknown) => setOlder({ state: 'rest', problem: LIVE_PROBLEMS[problemOf(error)] }),
    );
  }, [roomId, firstAtMs, fetchOlder]);

  const isWhole = lines.status === 'ready' && lines.value.length < CHAT_SHOWN;
  return { lines, older: { ...older, state: isWhole ? 'none' : older.state, more } };
}

/** What was kept from before the newest lines, then those. */
export function joinedChat(kept: readonly ChatLine[], newest: readonly ChatLine[]): ChatLine[] {
  const sinceMs = newest.length < CHAT_SHOWN ? 0 : (newest[0]?.createdAtMs ?? 0);
  return [...kept.filter(({ createdAtMs }) => createdAtMs < sinceMs), ...newest];
}
