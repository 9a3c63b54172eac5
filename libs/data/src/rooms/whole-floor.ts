import type { Intervention, Message } from '@rostrum/domain';
import { useMemo } from 'react';
import { NO_PAGES, withEarlier, type Chronicle, type Pages } from '../live/chronicle.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';
import { interventions } from './interventions.ts';
import { shownMessages } from './floor.ts';

export type WholeFloor = { messages: readonly Message[]; acts: readonly Intervention[] };

/**
 * Everything that one person may read of a floor, at once: for a transcript, not for a view. Costs a read for each
 * entry.
 */
export async function fetchWholeFloor(roomId: string, uid: string): Promise<WholeFloor> {
  const [messages, toAll, toMe] = await Promise.all([
    readAll(shownMessages(roomId)),
    readAll(interventions(roomId, 'all')),
    readAll(interventions(roomId, uid)),
  ]);
  return { messages, acts: [...toAll, ...toMe].sort((one, other) => one.atMs - other.atMs) };
}

/** A chronicle from its end back to its beginning. */
export async function readAll<Entry extends { id: string }>(
  chronicle: Pick<Chronicle<Entry>, 'upTo' | 'atMs'>,
): Promise<readonly Entry[]> {
  let pages: Pages<Entry> = NO_PAGES;
  while (!pages.isComplete) {
    const [first] = pages.entries;
    const page = await chronicle.upTo(first ? chronicle.atMs(first) : Number.MAX_SAFE_INTEGER);
    pages = withEarlier(pages, page);
  }
  return pages.entries;
}

/** The complete floor of a finished debate: it no longer changes, so it is read once. */
function wholeFloorSource(roomId: string, uid: string): Source<WholeFloor> {
  return {
    listen(onValue, onError) {
      let isWanted = true;
      fetchWholeFloor(roomId, uid).then(
        (floor) => isWanted && onValue(floor, false),
        (error: unknown) => isWanted && onError(error),
      );
      return () => {
        isWanted = false;
      };
    },
  };
}

export function useWholeFloor(roomId: string | null, uid: string): Live<WholeFloor> {
  return useLive(useMemo(() => (roomId === null ? null : wholeFloorSource(roomId, uid)), [roomId, uid]));
}
