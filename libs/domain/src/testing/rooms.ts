import type { MessageDocument } from '../documents/message.ts';
import { dueAtMs, statusOf, type Room } from '../documents/room.ts';
import { debaterIds } from '../debate/state.ts';
import { aDebate, NOON_MS } from './debates.ts';
import { ADA, BEN, CLEO } from './people.ts';

/** Names of the people of tests, by uid. */
export const NAMES: Readonly<Record<string, string>> = {
  [ADA]: 'Ada Marsh',
  [BEN]: 'Ben Okafor',
  [CLEO]: 'Cleo Lind',
};

/** A public room as the server stores it; what follows from the debate (status, people, host) agrees with it. */
export function aRoom(changes: Partial<Room> = {}): Room {
  const debate = changes.debate ?? aDebate();
  const peopleIds = [...new Set([debate.hostId, ...debaterIds(debate)])];
  return {
    id: 'room-1',
    motion: 'This house would make public transport free',
    visibility: 'public',
    strictness: 'standard',
    hostId: debate.hostId,
    code: 'ABC234',
    status: statusOf(debate),
    debate,
    peopleIds,
    people: Object.fromEntries(
      peopleIds.map((uid) => [uid, { displayName: NAMES[uid] ?? uid, photoURL: '' }]),
    ),
    ledger: {},
    tally: null,
    createdAtMs: NOON_MS,
    opensAtMs: null,
    dueAtMs: dueAtMs(debate, null),
    startedAtMs: 'floor' in debate ? debate.floor.startedAtMs : null,
    endedAtMs: 'endedAtMs' in debate ? debate.endedAtMs : null,
    ...changes,
  };
}

/** A message from Ada's opening, shown to everybody. */
export function aMessage(changes: Partial<MessageDocument> = {}): MessageDocument {
  return {
    authorId: ADA,
    authorName: NAMES[ADA] ?? ADA,
    side: 'for',
    stepIndex: 0,
    kind: 'speech',
    text: 'Free buses bring people to work who could not afford to get there.',
    state: 'shown',
    open: true,
    spans: [],
    quote: null,
    edits: [],
    reactions: {},
    createdAtMs: NOON_MS,
    ...changes,
  };
}
