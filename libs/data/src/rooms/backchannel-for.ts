import type { ChatLine } from '@rostrum/domain';
import { bothLive } from '../live/live.ts';
import { useApart } from '../people/apart.ts';
import { useBackchannel, type Backchannel } from './chat-history.ts';

/** A room's backchannel as one person sees it: without the lines of people separated from them by a block. */
export function useBackchannelFor(uid: string, roomId: string, isUsed = false): Backchannel {
  const { lines, older } = useBackchannel(roomId, isUsed);
  const apart = useApart(uid);
  return { lines: bothLive(lines, apart, withoutThose), older };
}

/** The lines of everybody except those people; the same list if they wrote none of it. */
export function withoutThose(lines: ChatLine[], uids: readonly string[]): ChatLine[] {
  const shown = lines.filter(({ authorId }) => !uids.includes(authorId));
  return shown.length === lines.length ? lines : shown;
}
