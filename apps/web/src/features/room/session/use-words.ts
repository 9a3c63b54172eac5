import {
  newCommandId,
  NO_DRAFT,
  commands,
  type Sender,
  useDrafts,
  useOutbox,
  type Draft,
  type FloorView,
  type OwnDraft,
  type Post,
} from '@rostrum/data';
import { tidyText, type Message } from '@rostrum/domain';
import { notify } from '@rostrum/ui';
import { useCallback, useEffect, useRef } from 'react';
import { leftOf } from './left-of.ts';

/** A person's words in a room, from the draft to the floor. */
export type DraftAndPosts = {
  draft: OwnDraft;
  /** Drafts of this person's other tabs. */
  others: readonly OwnDraft[];
  setDraft: (draft: Draft) => void;
  /** Puts other words into the composer; what is in it is kept among the other drafts. */
  takeDraft: (draft: Draft & { id?: string }) => void;
  /** Keeps words as another draft. */
  setAside: (text: string) => void;
  dropDraft: (id: string) => void;
  posts: readonly Post[];
  /** Sends the draft off, or words that never were in the composer. */
  send: (words: Draft & { id?: string }) => void;
  /** Sends what waits or failed; true if all of it arrived. */
  sendAll: () => Promise<boolean>;
  takeBack: (post: Post) => void;
  discard: (post: Post) => void;
};

/** Keeps drafts and outbox of one person in one room in step with the floor, which is undefined until it is known. */
export function useWords(
  uid: string,
  roomId: string,
  floor: Pick<FloorView, 'messages' | 'holdsMore'> | undefined,
  sendCommand: Sender<'rooms'> = commands.rooms,
): DraftAndPosts {
  const { draft, others, drafts } = useDrafts(uid, roomId);
  const { change: setDraft, take: takeDraft, setAside, drop: dropDraft } = drafts;
  const messages = floor?.messages;
  const { posts, outbox } = useOutbox(uid, roomId, sendCommand);

  useEffect(() => {
    if (!messages) return;
    const [cut] = posts.flatMap((post) => unsaidEnd(post, messages));
    if (cut) setAside(cut);
    outbox.settle(new Set(messages.map((message) => message.id)));
  }, [outbox, messages, posts, setAside]);

  // A held message that is no longer there cannot be replaced any more; its words go out as new ones.
  useEffect(() => {
    const isGone =
      draft.replaces !== null &&
      !floor?.holdsMore &&
      messages?.every(({ id, state }) => id !== draft.replaces || state !== 'held');
    if (isGone) setDraft({ ...draft, replaces: null });
  }, [draft, setDraft, floor?.holdsMore, messages]);

  // Refused words return to the composer, unless it already contains something else.
  const returned = useRef('');
  const refused = draft.text === '' ? posts.find((post) => post.state === 'refused') : undefined;
  useEffect(() => {
    if (refused?.state !== 'refused') return;
    returned.current = refused.text;
    setDraft(draftOf(refused));
    outbox.remove(refused.commandId);
    notify({ text: refused.message });
  }, [refused, outbox, setDraft]);

  // The draft went out by itself: only what was written after that stays.
  useEffect(() => {
    const gone = messages?.findLast(
      (message) =>
        message.authorId === uid &&
        (message.draft === draft.id ||
          (message.draft !== undefined &&
            returned.current === draft.text &&
            message.text === tidyText(draft.text))),
    );
    if (gone && draft.text !== '') drafts.sent(leftOf(draft.text, gone.text));
  }, [uid, messages, draft, drafts]);

  const takeBack = useCallback(
    (post: Post) => {
      takeDraft(draftOf(post));
      outbox.remove(post.commandId);
    },
    [outbox, takeDraft],
  );

  const afterMs = messages?.at(-1)?.createdAtMs ?? 0;
  const send = useCallback(
    ({ id, ...said }: Draft & { id?: string }) => {
      const isDraft = id === drafts.own().id;
      outbox.post({ commandId: isDraft ? id : newCommandId(), ...said, afterMs });
      if (isDraft) drafts.sent('');
    },
    [outbox, drafts, afterMs],
  );
  const sendAll = useCallback(() => outbox.flush(), [outbox]);
  const discard = useCallback((post: Post) => outbox.remove(post.commandId), [outbox]);
  return {
    draft,
    others,
    setDraft,
    takeDraft,
    setAside,
    dropDraft,
    posts,
    send,
    sendAll,
    takeBack,
    discard,
  };
}

/** Words that were sent at the last moment, when an earlier copy of them had just gone out by itself. */
function unsaidEnd(post: Post, messages: readonly Message[]): string[] {
  const sent = messages.find(({ draft }) => draft === post.commandId);
  const left = sent && post.state === 'sent' ? leftOf(post.text, sent.text) : '';
  return left === '' ? [] : [left];
}

function draftOf({ text, replaces, quotes }: Post): Draft {
  return { ...NO_DRAFT, text, replaces, ...(quotes ? { quotes } : {}) };
}
