import { evolveAll, withoutSpoken, type DebateEvent, type Ledger } from '@rostrum/domain';
import type { Asked, InBatch } from './context.ts';
import { ROOM_ID } from './database.ts';
import { countsIn, moveOnlyCounts, type StoredRoom } from './stored-room.ts';

type Change = { type: string; stepSeq?: number; ledger?: Ledger };

/** Stores what some events make of a room; returns the room after. Words on the floor move only the counts. */
export function changeRoom(
  { db, tx, uid, commandId, mistake }: InBatch<Asked>,
  room: StoredRoom,
  events: readonly DebateEvent[],
  { type, stepSeq, ledger = room.ledger }: Change,
): StoredRoom {
  const debate = evolveAll(room.debate, events);
  if (!moveOnlyCounts(events) || ledger !== room.ledger)
    tx.update(db.rooms, ROOM_ID, { debate, ledger }, room.roomVersion);
  if (events.length > 0) tx.update(db.counts, ROOM_ID, countsIn(debate), room.countsVersion);
  for (const event of withoutSpoken(events)) {
    if (mistake === 'logs-too-soon') db.events.set(String(event.seq), event);
    else tx.create(db.events, String(event.seq), event);
  }
  tx.afterwards(() =>
    db.commits.push({ by: uid, commandId: commandId || null, type, stepSeq: stepSeq ?? null, events }),
  );
  return { ...room, debate, ledger };
}
