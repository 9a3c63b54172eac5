import * as m from '@rostrum/words/transcript-words';
import { seatsOn, type Format, type Seat, type Side } from '../debate/format.ts';
import { seatWords } from '../debate/formats/seat-words.ts';
import type { DebateState } from '../debate/state.ts';
import type { Message } from '../documents/message.ts';
import { NAMELESS } from '../documents/profile.ts';
import { shownName } from '../documents/shown-name.ts';
import type { RoomDocument } from '../documents/room.ts';
import { own } from '../own.ts';

/** A bench in one word; null is the audience. */
export function sideWord(side: Side | null): string {
  if (side === null) return m.audience();
  return side === 'for' ? m.sideFor() : m.sideAgainst();
}

/** A message's kind in words; a speech needs none. */
export const MESSAGE_WORDS: Readonly<Record<Message['kind'], () => string>> = {
  speech: () => '',
  question: m.question,
  answer: m.answer,
  poi: m.pointOfInformation,
};

/** How a debate ended; `running` if it has not. */
export type Ending = 'completed' | 'endedByHost' | 'agreed' | 'abandoned' | 'cancelled' | 'running';

export const ENDING_WORDS: Readonly<Record<Ending, () => string>> = {
  completed: m.completed,
  endedByHost: m.endedByHost,
  agreed: m.agreed,
  abandoned: m.abandoned,
  cancelled: m.cancelled,
  running: m.running,
};

/** A debate is not over while its audience still votes. */
export function endingOf(debate: DebateState): Ending {
  if (debate.phase === 'debrief' || debate.phase === 'archived') return debate.outcome;
  return debate.phase === 'abandoned' || debate.phase === 'cancelled' ? debate.phase : 'running';
}

/** The bench a person spoke from, in words. */
export function benchWords(side: Side | null): string {
  return side ? sideWord(side) : m.fromAudience();
}

/** `For, Opening government, Prime minister`: the place of a seat. A bench with one seat needs no seat name. */
export function seatPlace(format: Format, seat: Seat): string {
  const isAlone = seatsOn(format, seat.side).length === 1;
  return isAlone ? sideWord(seat.side) : `${sideWord(seat.side)}, ${seatWords(format, seat)}`;
}

/** A person's name in a room, even if they gave none. */
export function personName(room: RoomDocument, uid: string): string {
  return shownName(own(room.people, uid)?.displayName);
}

/** The same as it is stored with what they do: it is said in nobody's language. */
export function storedName(room: RoomDocument, uid: string): string {
  return own(room.people, uid)?.displayName || NAMELESS;
}

/** `2:05` or `1:02:05` after the start; `0:00` for anything earlier. */
export function relativeTime(atMs: number, startedAtMs: number | null): string {
  const seconds = offsetSeconds(atMs, startedAtMs);
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes}:${two(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** Whole seconds after the start; 0 for anything earlier. */
export function offsetSeconds(atMs: number, startedAtMs: number | null): number {
  return startedAtMs === null ? 0 : Math.max(0, Math.floor((atMs - startedAtMs) / 1_000));
}
