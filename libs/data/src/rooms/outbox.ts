import { quoteSchema, type RoomAnswers } from '@rostrum/domain';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { browserShelf, roomShelfKey, type Shelf } from '../storage/browser-shelf.ts';
import { sendRoomCommand, type Reply } from './send-room-command.ts';

const waitingSchema = z.object({
  commandId: z.string(),
  text: z.string(),
  replaces: z.nullable(z.string()),
  /** The message that it answers, as its author saw it. */
  quotes: z.optional(quoteSchema),
  /** The server's time of the last message on the floor when this one was sent off. */
  afterMs: z.number(),
});
export const outboxSchema = z.array(waitingSchema);
type Waiting = z.infer<typeof waitingSchema>;

/**
 * A text on its way to the floor.
 *
 * `waiting` for a connection, `sending`, `sent` (the floor will show it in a moment), `failed` (it may have arrived;
 * the same id can be resent) or `refused` (it did not arrive, with the reason).
 */
export type Post = Waiting &
  (
    | { state: 'waiting' | 'sending' }
    | { state: 'sent'; messageId: string }
    | { state: 'failed' | 'refused'; message: string }
  );

/** Sends a post; the same command id twice stores it once. */
export type SendPost = (post: Waiting) => Promise<Reply<RoomAnswers['speak']>>;

export type Outbox = {
  posts: () => readonly Post[];
  subscribe: (listener: () => void) => () => void;
  /** Puts a text in line and sends it as soon as there is a connection. */
  post(waiting: Waiting): void;
  /**
   * Sends everything that waits or failed, in order. Call it when the connection is back. True if all words of this round
   * arrived; false if some were refused, or still wait.
   */
  flush(): Promise<boolean>;
  /** Removes a post: its author edits it, or no longer wants it. */
  remove(commandId: string): void;
  /** Forgets the posts that the floor now shows. */
  settle(shownIds: ReadonlySet<string>): void;
};

/**
 * One person's unsent texts in one room. They go one after the other, to keep their order. Unconfirmed texts are
 * stored, and resent with the same id after a reload.
 */
export function createOutbox(shelf: Shelf<Waiting[]>, send: SendPost, isOnline: () => boolean): Outbox {
  let posts: readonly Post[] = (shelf.load() ?? []).map((waiting) => ({ ...waiting, state: 'waiting' }));
  let isSending = false;
  let round = Promise.resolve(true);
  const own = new Set(posts.map(({ commandId }) => commandId));
  /** Posts that may have arrived by an earlier try. */
  const unsure = new Set(own);
  const listeners = new Set<() => void>();

  const set = (next: readonly Post[]) => {
    posts = next;
    for (const { commandId } of posts) own.add(commandId);
    // Another tab of the same person uses the same storage.
    const others = (shelf.load() ?? []).filter(({ commandId }) => !own.has(commandId));
    const unsent = posts.filter((post) => post.state !== 'sent' && post.state !== 'refused');
    const kept = [...others, ...unsent.map(bare)];
    if (kept.length > 0) shelf.save(kept);
    else shelf.clear();
    for (const listener of listeners) listener();
  };
  const change = (commandId: string, to: (post: Waiting) => Post) =>
    set(posts.map((post) => (post.commandId === commandId ? to(bare(post)) : post)));

  async function sendAll(): Promise<boolean> {
    isSending = true;
    let isAnyRefused = false;
    try {
      if (posts.some((post) => post.state === 'failed')) set(posts.map(again));
      for (let next = firstUnsent(posts); next && isOnline(); next = firstUnsent(posts)) {
        const { commandId } = next;
        change(commandId, (post) => ({ ...post, state: 'sending' }));
        const reply = await send(bare(next));
        // The floor may by now show it further back than the loaded part, where nobody looks for it.
        if (reply.status === 'done' && unsure.has(commandId)) outbox.remove(commandId);
        else change(commandId, (post) => afterReply(post, reply, isOnline()));
        isAnyRefused ||= reply.status === 'refused';
        if (reply.status !== 'failed') continue;
        unsure.add(commandId);
        return false;
      }
      return !isAnyRefused && firstUnsent(posts) === undefined;
    } finally {
      isSending = false;
    }
  }

  const outbox: Outbox = {
    posts: () => posts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    post(waiting) {
      set([...posts, { ...waiting, state: 'waiting' }]);
      void outbox.flush();
    },
    flush() {
      // A running round also sends messages queued in the meantime: it awaits nothing after its last look at the queue.
      if (!isSending) round = sendAll();
      return round;
    },
    remove: (commandId) => set(posts.filter((post) => post.commandId !== commandId)),
    settle(shownIds) {
      const left = posts.filter((post) => post.state !== 'sent' || !shownIds.has(post.messageId));
      if (left.length < posts.length) set(left);
    },
  };
  return outbox;
}

function afterReply(post: Waiting, reply: Reply<RoomAnswers['speak']>, online: boolean): Post {
  if (reply.status === 'done') return { ...post, state: 'sent', messageId: reply.value.messageId };
  if (reply.status === 'refused') return { ...post, state: 'refused', message: reply.message };
  return online ? { ...post, state: 'failed', message: reply.message } : { ...post, state: 'waiting' };
}

function again(post: Post): Post {
  return post.state === 'failed' ? { ...bare(post), state: 'waiting' } : post;
}

function firstUnsent(posts: readonly Post[]): Post | undefined {
  return posts.find((post) => post.state === 'waiting');
}

function bare({ commandId, text, replaces, quotes, afterMs }: Waiting): Waiting {
  return { commandId, text, replaces, afterMs, ...(quotes ? { quotes } : {}) };
}

/** One person's pending texts for one room's floor; waiting texts go out when the connection is back. */
export function useOutbox(
  uid: string,
  roomId: string,
  send: typeof sendRoomCommand = sendRoomCommand,
): { posts: readonly Post[]; outbox: Outbox } {
  const outbox = useMemo(() => openOutbox(uid, roomId, send), [uid, roomId, send]);
  useEffect(() => {
    const flush = () => void outbox.flush();
    flush();
    window.addEventListener('online', flush);
    return () => window.removeEventListener('online', flush);
  }, [outbox]);
  return { posts: useSyncExternalStore(outbox.subscribe, outbox.posts), outbox };
}

function openOutbox(uid: string, roomId: string, send: typeof sendRoomCommand): Outbox {
  return createOutbox(
    browserShelf(roomShelfKey('outbox', uid, roomId), outboxSchema),
    ({ commandId, text, replaces, quotes }) =>
      send(
        {
          type: 'speak',
          roomId,
          text,
          ...(replaces ? { replaces } : {}),
          ...(quotes ? { quotes: quotes.messageId } : {}),
        },
        commandId,
      ),
    () => navigator.onLine,
  );
}
