import type { ChatLine } from '@rostrum/domain';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Sender } from '@rostrum/data';
import { chatShelf, isThere, kept, newPost, reopened, sendPost, type ChatPost } from './backchannel-posts.ts';

/** A person's writing in a backchannel, from the draft to the line. */
export type ChatDesk = {
  draft: string;
  setDraft: (draft: string) => void;
  /** Lines on their way that the backchannel does not show yet. */
  posts: readonly ChatPost[];
  send: (text: string) => void;
  tryAgain: (post: ChatPost) => void;
  /** Returns it to the draft, before the current text. */
  takeBack: (post: ChatPost) => void;
  discard: (post: ChatPost) => void;
};

/** Draft and unsent lines of one person in one room survive a reload and a change of tab. */
export function useChatDesk(
  uid: string,
  roomId: string,
  lines: readonly ChatLine[],
  sendCommand?: Sender<'rooms'>,
): ChatDesk {
  const shelf = useMemo(() => chatShelf(uid, roomId), [uid, roomId]);
  const [draft, setDraft] = useState(() => shelf.load()?.draft ?? '');
  const [posts, setPosts] = useState<readonly ChatPost[]>(() => (shelf.load()?.posts ?? []).map(reopened));
  useEffect(() => {
    const words = kept(draft, posts);
    if (words.draft === '' && words.posts.length === 0) shelf.clear();
    else shelf.save(words);
  }, [shelf, draft, posts]);

  const deliver = useCallback(
    async (post: ChatPost) => {
      const answered = await sendPost(post, roomId, sendCommand);
      setPosts((now) => now.map((one) => (one.commandId === post.commandId ? answered : one)));
    },
    [roomId, sendCommand],
  );
  const discard = ({ commandId }: ChatPost) =>
    setPosts((now) => now.filter((post) => post.commandId !== commandId));

  return {
    draft,
    setDraft,
    posts: posts.filter((post) => !isThere(post, uid, lines)),
    send: (text) => {
      const post = newPost(text, lines.at(-1)?.createdAtMs ?? 0);
      setPosts((now) => [...now.filter(({ state }) => state !== 'sent'), post]);
      setDraft('');
      void deliver(post);
    },
    tryAgain: (post) => {
      const again: ChatPost = { ...post, state: 'sending' };
      setPosts((now) => now.map((one) => (one.commandId === post.commandId ? again : one)));
      void deliver(again);
    },
    takeBack: (post) => {
      setDraft(draft === '' ? post.text : `${post.text}\n${draft}`);
      discard(post);
    },
    discard,
  };
}
