import type { DebateEvent, DebateState, Ledger } from '@rostrum/domain';

/** The room's own document; its counts are those of the last change that was more than words. */
export type RoomDocument = { debate: DebateState; ledger: Ledger };

/** What every message moves, kept beside the room so that its listeners hear of a message once. */
export type Counts = Pick<DebateState, 'seq' | 'atMs' | 'spoken'> & { used: Record<string, number> };

/** A room with its counts, and the numbers of the changes that it was read at. */
export type StoredRoom = RoomDocument & { roomVersion: number; countsVersion: number };

export function countsIn({ seq, atMs, spoken, ...state }: DebateState): Counts {
  return { seq, atMs, spoken, used: 'floor' in state ? state.floor.used : {} };
}

export function withCounts(debate: DebateState, { used, ...counts }: Counts): DebateState {
  const counted = { ...debate, ...counts };
  return 'floor' in counted ? { ...counted, floor: { ...counted.floor, used } } : counted;
}

/** Whether events move nothing but the counts: words on the floor. */
export function moveOnlyCounts(events: readonly DebateEvent[]): boolean {
  return events.every((event) => event.type === 'spoke' && event.as !== 'poi');
}
