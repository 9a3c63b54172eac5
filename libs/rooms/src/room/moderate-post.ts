import {
  seatTakenBy,
  type Heard,
  type MessageDocument,
  type Pulse,
  type QuotedClaim,
  type Quote,
} from '@rostrum/domain';
import {
  EMPTY_PULSE,
  EMPTY_RECORD,
  hasActed,
  type ActedDecision,
  type PostedMessage,
} from '@rostrum/moderator';
import type { Judge } from './judge-words.ts';
import { namesIn, tellModerator, type Moderated } from './moderation.ts';
import type { StoredRoom } from './stored-room.ts';

/** As many of the last words are kept, and as much of each, in UTF-16 units. */
const HEARD = { messages: 4, length: 280 };

export type Post = {
  messageId: string;
  text: string;
  uid: string;
  kind: MessageDocument['kind'];
  standing: PostedMessage['standing'];
  /** The message that is quoted, and who wrote it. */
  quoted?: { messageId: string; authorId: string } | null;
};

/** What the moderator makes of a message before anybody sees it. A paused AI still stops what is severe. */
export function moderatePost(judge: Judge, stored: StoredRoom, post: Post, atMs: number): Moderated {
  const { room, memory } = stored;
  const { messageId: id, text, uid: authorId, kind, standing, quoted = null } = post;
  const side = seatTakenBy(room.debate, authorId)?.side ?? null;
  const names = Object.entries(namesIn(room)).flatMap(([uid, name]) => (uid === authorId ? [] : [name]));
  const words = {
    text,
    uid: authorId,
    side,
    motion: room.motion,
    names,
    heard: memory.heard,
    claims: memory.pulse,
  };
  const { signals, answers } = judge(words);
  const answered = room.debate.moderatorPaused ? null : quoted ? [...answers, quoted.messageId] : answers;
  const message = { id, text, authorId, side, kind, standing, quoted, answers: answered };
  return tellModerator(stored, { type: 'posted', atMs, message }, atMs, signals);
}

/** Whether the moderator would hold words for what they say: not for when, how often, or how the room has been so far. */
export function wouldHold(
  judge: Judge,
  { memory, ...stored }: StoredRoom,
  post: Post,
  atMs: number,
): boolean {
  const record = { ...EMPTY_RECORD, paused: memory.record.paused };
  const fresh = { ...stored, memory: { ...memory, pulse: EMPTY_PULSE, record } };
  return holdIn(moderatePost(judge, fresh, post, atMs).decisions) !== undefined;
}

/** The decision that keeps words from everybody but their author and the host, if there is one. */
export function holdIn(decisions: Moderated['decisions']): ActedDecision | undefined {
  return decisions.filter(hasActed).find(({ holds }) => holds);
}

/** What was said last, once this has been said too. */
export function withHeard(
  heard: readonly Heard[],
  messageId: string,
  { authorId, side, text }: Pick<MessageDocument, 'authorId' | 'side' | 'text'>,
): Heard[] {
  const said = { messageId, authorId, side, text: cut(text, HEARD.length) };
  return [...heard.filter((one) => one.messageId !== messageId), said].slice(-HEARD.messages);
}

/** The latest messages, after one of them was reworded. */
export function withReworded(heard: readonly Heard[], messageId: string, text: string): Heard[] {
  return heard.map((one) => (one.messageId === messageId ? { ...one, text: cut(text, HEARD.length) } : one));
}

/** What the moderator counts, without the claims of one message: nothing is quoted of it any more. */
export function withoutClaimsOf(pulse: Pulse, messageId: string): Pulse {
  const { claims, unanswered } = pulse;
  const kept = (claim: QuotedClaim | null) => (claim?.messageId === messageId ? null : claim);
  return {
    ...pulse,
    claims: { for: kept(claims.for), against: kept(claims.against) },
    unanswered: unanswered.filter((one) => one.messageId !== messageId),
  };
}

/** As much of a quoted message as is copied into the one that quotes it, in UTF-16 units. */
const QUOTE_LENGTH = 280;

export function quoteOf(messageId: string, { authorName, text }: MessageDocument): Quote {
  return { messageId, authorName, text: cut(text, QUOTE_LENGTH) };
}

/** Never cut within a character. */
function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).replace(/\p{Cs}$/u, '')}…` : text;
}
