import type { Ledger, ModeratorRecord, Pulse } from '@rostrum/domain';

/**
 * The moderator's knowledge of a room, in three separately stored parts, so that an ordinary message costs no extra
 * write:
 *
 * - `pulse` changes with every message: in `rooms/{id}/server/counts`, which every message writes.
 * - `record` changes when the moderator acts or people overrule it: `rooms/{id}/server/moderator`.
 * - `ledger` changes when it acts, and with every event that is not just words: in the room, for everybody to read.
 *
 * An unchanged part is the same object as before: compare with `===`, and write only what differs.
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

/** A room in which nothing has happened yet; also the start for a room without stored parts. */
export const STARTING_STATE: ModeratorState = { pulse: EMPTY_PULSE, record: EMPTY_RECORD, ledger: {} };
