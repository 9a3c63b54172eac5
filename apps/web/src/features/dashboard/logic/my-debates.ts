import { benchOf, isFinished, shareOf, type Room, type Side } from '@rostrum/domain';
import * as m from '@rostrum/words/dashboard';

/** One's own debates by state. */
export type MyDebates = { running: Room[]; open: Room[]; finished: Room[] };

/** Called-off debates left nothing, so they are in none of the lists. */
export function myDebates(rooms: readonly Room[]): MyDebates {
  const isRunning = ({ debate }: Room) =>
    debate.phase === 'live' || debate.phase === 'paused' || debate.phase === 'prep';
  return {
    running: rooms.filter(isRunning),
    open: rooms.filter((room) => !isRunning(room) && !isFinished(room.debate)),
    finished: rooms.filter(({ debate }) => debate.phase === 'debrief' || debate.phase === 'abandoned'),
  };
}

/** Where to continue: the current room, or otherwise a running debate of one's own. */
export function leadOf(active: Room | null, { running }: MyDebates): Room | null {
  if (active && !isFinished(active.debate)) return active;
  return running[0] ?? null;
}

/** A person's part in a finished debate; `share` is undefined if nobody spoke. */
export function partIn(room: Room, uid: string): { side: Side | undefined; share: number | undefined } {
  return { side: benchOf(room.debate, uid), share: shareOf(room.debate, uid) };
}

/** One sentence about the current state. */
export function standingWords({ running, open }: MyDebates): string {
  if (running.length > 0 && open.length > 0) {
    return m.standing({ running: running.length, open: open.length });
  }
  if (running.length > 0) return m.running({ count: running.length });
  return open.length > 0 ? m.open({ count: open.length }) : m.nothingOn();
}
