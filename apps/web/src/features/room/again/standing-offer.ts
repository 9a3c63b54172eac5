import { isOpenRematch, opposite, seatTakenBy, type Rematch, type Room } from '@rostrum/domain';

/** The state of another debate, as one person sees it. */
export type Standing =
  | { at: 'nothing' }
  /** They may offer one; `wasDeclined` if the other side has just said no. */
  | { at: 'free'; wasDeclined: boolean }
  | { at: 'asked'; offer: Rematch }
  | { at: 'waiting'; offer: Rematch }
  | { at: 'open'; roomId: string; isTheirs: boolean };

/** Another debate is for those who had a seat at the end of one that began; everybody sees the room that it led to. */
export function standingOffer(room: Room, uid: string, nowMs: number): Standing {
  const { debate, rematch, startedAtMs, practice, visibility } = room;
  const isSeated = seatTakenBy(debate, uid) !== undefined;
  if (startedAtMs === null) return { at: 'nothing' };
  const isOver = rematch === undefined || nowMs >= rematch.endsAtMs;
  if (rematch?.roomId && !isOver && (isSeated || visibility !== 'private')) {
    return { at: 'open', roomId: rematch.roomId, isTheirs: isSeated };
  }
  if (!isSeated || (!practice && opposite(debate, uid).length === 0)) return { at: 'nothing' };
  if (!rematch || isOver) return { at: 'free', wasDeclined: false };
  const isTheirs = opposite(debate, uid).includes(rematch.by);
  if (isOpenRematch(rematch, nowMs)) return { at: isTheirs ? 'asked' : 'waiting', offer: rematch };
  return { at: 'free', wasDeclined: rematch.state === 'declined' && !isTheirs };
}
