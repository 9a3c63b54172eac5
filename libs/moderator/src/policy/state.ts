import type { Ledger, ModeratorRecord, Pulse } from '@rostrum/domain';

/**
 * What the moderator knows of a room, in three parts that are stored apart, so that an ordinary message costs no write
 * more than it does anyway:
 *
 * - `pulse` moves with every message: in `rooms/{id}/server/counts`, which every message writes.
 * - `record` moves where the moderator acts or people rule over it: `rooms/{id}/server/moderator`.
 * - `ledger` moves where it acts, and with every event that is not just words: in the room, for everybody to read.
 *
 * A part that did not change is the same object as before: compare with `===`, and write only what differs.
 */
export type ModeratorState = { pulse: Pulse; record: ModeratorRecord; ledger: Ledger };

export const EMPTY_PULSE: Pulse = {
  messages: 0,
  lastAtMs: 0,
  stepIndex: 0,
  turns: 0,
  lastSpeakerId: null,
  voices: {},
  claims: { for: null, against: null },
  unanswered: [],
  found: {},
};

export const EMPTY_RECORD: ModeratorRecord = {
  publicActs: 0,
  lastPublicAtMs: null,
  notedAtMs: {},
  ladder: {},
  coolUntilMs: 0,
  paused: {},
  unfair: {},
  done: [],
};

/** A room in which nothing has happened yet; also what a room without stored parts starts from. */
export const STARTING_STATE: ModeratorState = { pulse: EMPTY_PULSE, record: EMPTY_RECORD, ledger: {} };
