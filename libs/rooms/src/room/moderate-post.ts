import {
  seatTakenBy,
  type Heard,
  type MessageDocument,
  type Pulse,
  type QuotedClaim,
  type Quote,
  type RoomLanguage,
} from '@rostrum/domain';
import { EMPTY_PULSE, EMPTY_RECORD, hasActed, type ActedDecision } from '@rostrum/moderator';
import { isWorthALook } from '@rostrum/moderator/reader';
import { careIn } from './care.ts';
import type { Judge } from './judge-words.ts';
import { namesIn, tellModerator, type Moderated } from './moderation.ts';
import type { StoredRoom } from './stored-room.ts';

/** The number of latest messages to keep, and the length of each in UTF-16 units. */
const HEARD = { messages: 4, length: 280 };

export type Post = {
  messageId: string;
  text: string;
  uid: string;
  kind: MessageDocument['kind'];
  /** The quoted message and its author. */
  quoted?: { messageId: string; authorId: string } | null;
};

/**
 * A decision about a message. `foreign`: the language of the words, if it is one that the moderator reads in part or not at all.
 * `isWorthALook`: the second reader should look at the message again once it is shown.
 */
type ModeratedPost = Moderated & { foreign?: RoomLanguage | undefined; isWorthALook: boolean };

/** The moderator's decision about a message before anybody sees it. A paused AI still stops severe messages. */
export async function moderatePost(
  judge: Judge,
  stored: StoredRoom,
  post: Post,
  atMs: number,
): Promise<ModeratedPost> {
  const { room, memory } = stored;
  const { messageId: id, text, uid: authorId, kind, quoted = null } = post;
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
  const { signals, answers, foreign } = await judge(words);
  const answered = room.debate.moderatorPaused ? null : quoted ? [...answers, quoted.messageId] : answers;
  const message = { id, text, authorId, side, kind, quoted, answers: answered };
  const moderated = tellModerator(stored, { type: 'posted', atMs, message }, atMs, signals);
  return {
    ...moderated,
    foreign,
    isWorthALook: foreign === undefined && isWorthALook(Object.values(signals)),
  };
}

/** What the moderator would do about words for their content, not for their time, their frequency or the room's past. */
export async function judgeContent(
  judge: Judge,
  { memory, ...stored }: StoredRoom,
  post: Post,
  atMs: number,
): Promise<{ isHeld: boolean; care: ActedDecision[]; foreign: RoomLanguage | undefined }> {
  const record = { ...EMPTY_RECORD, paused: memory.record.paused };
  const fresh = { ...stored, memory: { ...memory, pulse: EMPTY_PULSE, record } };
  const { decisions, foreign } = await moderatePost(judge, fresh, post, atMs);
  return { isHeld: holdIn(decisions) !== undefined, care: careIn(decisions), foreign };
}

/** The decision, if any, that hides the words from everybody except their author and the host. */
export function holdIn(decisions: Moderated['decisions']): ActedDecision | undefined {
  return decisions.filter(hasActed).find(({ holds }) => holds);
}

/** The latest messages, including this one. */
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

/** The moderator's counts without the claims of one message, which nobody may quote any more. */
export function withoutClaimsOf(pulse: Pulse, messageId: string): Pulse {
  const { claims, unanswered } = pulse;
  const kept = (claim: QuotedClaim | null) => (claim?.messageId === messageId ? null : claim);
  return {
    ...pulse,
    claims: { for: kept(claims.for), against: kept(claims.against) },
    unanswered: unanswered.filter((one) => one.messageId !== messageId),
  };
}

/** The length of a copied quote, in UTF-16 units. */
const QUOTE_LENGTH = 280;

export function quoteOf(messageId: string, { authorName, text }: MessageDocument): Quote {
  return { messageId, authorName, text: cut(text, QUOTE_LENGTH) };
}

/** Never cuts a character in two. */
function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).replace(/\p{Cs}$/u, '')}…` : text;
}
