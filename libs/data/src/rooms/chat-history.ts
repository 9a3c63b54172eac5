import type { ChatLine } from '@rostrum/domain';
import { useCallback, useEffect, useState } from 'react';
import { mapLive, type Live } from '../live/live.ts';
import type { Part } from '../live/widening-source.ts';
import { CHAT_SHOWN, fetchOlderChat, useNewestChat } from './backchannel.ts';
import { useEarlier } from './use-earlier.ts';

/** Lines older than the live ones, as far as somebody has loaded them. */
type OlderChat = { state: 'rest' | 'loading' | 'none'; problem: string | null; more: () => void };
export type Backchannel = { lines: Live<ChatLine[]>; older: OlderChat };

/** The known part of a backchannel, up to its end. */
type Seen = {
  newest: Part<ChatLine> | undefined;
  lines: ChatLine[];
  /** Nothing was written before the first of the lines. */
  isComplete: boolean;
  /** More lines arrived at once than the listener covers, so some seen lines were dropped. */
  wasOverrun: boolean;
};

const NOTHING_SEEN: Seen = { newest: undefined, lines: [], isComplete: false, wasOverrun: false };

/**
 * A room's backchannel: the live newest lines, and every line seen before. A line missing from the newest was removed
 * and disappears. Few lines are live unless `isUsed`.
 */
export function useBackchannel(roomId: string, isUsed = false, fetchOlder = fetchOlderChat): Backchannel {
  const { newest, widen } = useNewestChat(roomId, isUsed);
  const [seen, setSeen] = useState(NOTHING_SEEN);
  const listened = newest.status === 'ready' ? newest.value : undefined;
  const known = listened && listened !== seen.newest ? seenAfter(seen, listened) : seen;
  if (known !== seen) setSeen(known);
  const { wasOverrun } = known;
  useEffect(() => {
    if (wasOverrun) widen();
  }, [wasOverrun, widen]);

  const isWidest = known.newest?.isWidest ?? false;
  const firstAtMs = known.lines[0]?.createdAtMs;
  const { isLoading, problem, load } = useEarlier(async () => {
    if (firstAtMs === undefined) return;
    const found = await fetchOlder(roomId, firstAtMs);
    setSeen((now) => withOlder(now, found));
  });
  const more = useCallback(() => (isWidest ? load() : widen()), [isWidest, load, widen]);

  const rest = isLoading ? 'loading' : 'rest';
  return {
    lines: mapLive(newest, () => known.lines),
    older: { state: known.isComplete ? 'none' : rest, problem: problem ?? null, more },
  };
}

/** The known part after a new snapshot: the earlier lines, then the newest ones. */
export function seenAfter(seen: Seen, newest: Part<ChatLine>): Seen {
  const { entries, isWhole } = newest;
  if (isWhole) return { newest, lines: entries, isComplete: true, wasOverrun: seen.wasOverrun };
  const ids = new Set(entries.map(({ id }) => id));
  const goesOn = seen.lines.some(({ id }) => ids.has(id));
  const sinceMs = entries[0]?.createdAtMs ?? 0;
  const before = goesOn ? seen.lines.filter(({ createdAtMs }) => createdAtMs < sinceMs) : [];
  return {
    newest,
    lines: [...before, ...entries],
    isComplete: goesOn && seen.isComplete,
    wasOverrun: seen.wasOverrun || (!goesOn && seen.lines.length > 0),
  };
}

/** The known part with older lines, without duplicates. */
function withOlder(seen: Seen, found: readonly ChatLine[]): Seen {
  const ids = new Set(seen.lines.map(({ id }) => id));
  const before = found.filter(({ id }) => !ids.has(id));
  return { ...seen, lines: [...before, ...seen.lines], isComplete: found.length < CHAT_SHOWN };
}
