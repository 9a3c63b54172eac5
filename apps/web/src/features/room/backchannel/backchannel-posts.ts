import { browserShelf, newCommandId, commands, type Sender, type ReplyTo } from '@rostrum/data';
import { tidyText, type ChatLine, type RoomRefusal } from '@rostrum/domain';
import * as m from '@rostrum/words/room-backchannel';
import * as z from 'zod/mini';

const wordsSchema = z.object({
  commandId: z.string(),
  text: z.string(),
  /** The server's time of the last line when this one was sent off. */
  afterMs: z.number(),
});
const chatShelfSchema = z.object({ draft: z.string(), posts: z.array(wordsSchema) });
export type ChatShelf = z.infer<typeof chatShelfSchema>;
type ChatWords = z.infer<typeof wordsSchema>;

/**
 * A line on its way. `failed`: nobody knows whether it arrived, the same id may go again. `held`: the moderator wants it
 * edited. `refused`: it did not arrive, and may be sent again later.
 */
export type ChatPost = ChatWords &
  ({ state: 'sending' | 'sent' } | { state: 'failed' | 'held' | 'refused'; message: string });

export function chatShelf(uid: string, roomId: string) {
  return browserShelf(`rostrum:chat:${uid}:${roomId}`, chatShelfSchema);
}

export function newPost(text: string, afterMs: number): ChatPost {
  return { commandId: newCommandId(), text, afterMs, state: 'sending' };
}

/** Pending lines from before a reload. */
export function reopened(words: ChatWords): ChatPost {
  return { ...words, state: 'failed', message: m.unknown() };
}

/** Everything that must survive a reload: the draft, and every unconfirmed line. */
export function kept(draft: string, posts: readonly ChatPost[]): ChatShelf {
  const open = posts.filter(({ state }) => state !== 'sent');
  return { draft, posts: open.map(({ commandId, text, afterMs }) => ({ commandId, text, afterMs })) };
}

/** Whether the backchannel shows a post by now. */
export function isThere(post: ChatPost, uid: string, lines: readonly ChatLine[]): boolean {
  const text = tidyText(post.text);
  return lines.some((line) => line.authorId === uid && line.createdAtMs > post.afterMs && line.text === text);
}

/** Refusals of the words themselves. */
const TO_EDIT: ReadonlySet<string> = new Set(['chat-held', 'words-held'] satisfies RoomRefusal[]);

/** The post after the server has answered. */
function afterReply(post: ChatPost, reply: ReplyTo<'rooms', 'chat'>): ChatPost {
  const { commandId, text, afterMs } = post;
  const words = { commandId, text, afterMs };
  if (reply.status === 'done') return { ...words, state: 'sent' };
  const { message } = reply;
  if (reply.status === 'failed') return { ...words, state: 'failed', message };
  return { ...words, state: TO_EDIT.has(reply.refusal) ? 'held' : 'refused', message };
}

/** Sends a post; the same id twice is one line. */
export async function sendPost(
  post: ChatPost,
  roomId: string,
  send: Sender<'rooms'> = commands.rooms,
): Promise<ChatPost> {
  const reply = await send<'chat'>({ type: 'chat', roomId, text: post.text }, post.commandId);
  return afterReply(post, reply);
}
