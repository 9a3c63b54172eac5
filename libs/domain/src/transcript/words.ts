import type { Side } from '../debate/format.ts';
import type { DebateState } from '../debate/state.ts';
import type { Message } from '../documents/message.ts';
import { NAMELESS } from '../documents/profile.ts';
import type { RoomDocument } from '../documents/room.ts';
import { own } from '../own.ts';

export const SIDE_WORDS: Readonly<Record<Side, string>> = { for: 'For', against: 'Against' };

/** What a message is, beside a speech that needs no word. */
export const MESSAGE_WORDS: Readonly<Record<Message['kind'], string>> = {
  speech: '',
  question: 'question',
  answer: 'answer',
  poi: 'point of information',
};

/** How a debate ended; `running` where it has not. */
export type Ending = 'completed' | 'endedByHost' | 'agreed' | 'abandoned' | 'cancelled' | 'running';

export const ENDING_WORDS: Readonly<Record<Ending, string>> = {
  completed: 'Ended after its last step',
  endedByHost: 'Ended by its host',
  agreed: 'Ended early by agreement of both sides',
  abandoned: 'Abandoned: a debater left',
  cancelled: 'Called off before it began',
  running: 'Still going on when this was written',
};

/** A debate whose audience still votes is not over. */
export function endingOf(debate: DebateState): Ending {
  if (debate.phase === 'debrief' || debate.phase === 'archived') return debate.outcome;
  return debate.phase === 'abandoned' || debate.phase === 'cancelled' ? debate.phase : 'running';
}

/** The bench somebody spoke from, in words. */
export function benchWords(side: Side | null): string {
  return side ? SIDE_WORDS[side] : 'from the audience';
}

/** How a person is called in a room, also where they gave no name. */
export function personName(room: RoomDocument, uid: string): string {
  return own(room.people, uid)?.displayName || NAMELESS;
}

/** `2:05` or `1:02:05` after the start; what came before it is at `0:00`. */
export function relativeTime(atMs: number, startedAtMs: number | null): string {
  const seconds = offsetSeconds(atMs, startedAtMs);
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes}:${two(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** Whole seconds after the start; what came before it is at 0. */
export function offsetSeconds(atMs: number, startedAtMs: number | null): number {
  return startedAtMs === null ? 0 : Math.max(0, Math.floor((atMs - startedAtMs) / 1_000));
}
