import { evolveAll, type DebateEvent, type Ledger } from '@rostrum/domain';
import { ROOM_ID, type Room } from './database.ts';
import type { Context } from './context.ts';

/** What a change of the room needs to know of its command. */
export type Changing = Pick<Context, 'db' | 'tx' | 'uid' | 'commandId' | 'mistake'>;
type Change = { type: string; stepSeq?: number; ledger?: Ledger };

/** Stores the room after some events, and the events; returns the room after. */
export function changeRoom(
  { db, tx, uid, commandId, mistake }: Changing,
  room: Room,
  events: readonly DebateEvent[],
  { type, stepSeq, ledger = room.ledger }: Change,
): Room {
  const after = { debate: evolveAll(room.debate, events), ledger };
  tx.set(db.rooms, ROOM_ID, after);
  for (const event of events) {
    if (mistake === 'logs-too-soon') db.events.set(String(event.seq), event);
    else tx.set(db.events, String(event.seq), event);
  }
  tx.afterwards(() =>
    db.commits.push({ by: uid, commandId: commandId || null, type, stepSeq: stepSeq ?? null, events }),
  );
  return after;
}

/** The room as this transaction finds it. */
export function readRoom({ db, tx }: Pick<Context, 'db' | 'tx'>): Room {
  return tx.read(db.rooms, ROOM_ID) ?? db.room();
}
