import {
  newCommandId,
  NO_DRAFT,
  commands,
  type Sender,
  useDraft,
  useOutbox,
  type Draft,
  type FloorView,
  type Post,
} from '@rostrum/data';
import { notify } from '@rostrum/ui';
import { useCallback, useEffect } from 'react';

/** A person's writing in a room, from the draft to the floor. */
export type RoomWriting = {
  draft: Draft;
  setDraft: (draft: Draft) => void;
  posts: readonly Post[];
  send: (draft: Draft) => void;
  tryAgain: () => void;
  takeBack: (post: Post) => void;
  discard: (post: Post) => void;
};

/** Keeps draft and outbox of one person in one room in step with the floor, which is undefined until it is known. */
export function useWords(
  uid: string,
  roomId: string,
  floor: Pick<FloorView, 'messages' | 'holdsMore'> | undefined,
  sendCommand: Sender<'rooms'> = commands.rooms,
): RoomWriting {
  const [draft, setDraft] = useDraft(uid, roomId);
  const messages = floor?.messages;
  const { posts, outbox } = useOutbox(uid, roomId, sendCommand);

  useEffect(() => {
    if (messages) outbox.settle(new Set(messages.map((message) => message.id)));
  }, [outbox, messages, posts]);

  // A held message that is no longer there cannot be replaced any more; its words go out as new ones.
  useEffect(() => {
    const isGone =
      draft.replaces !== null &&
      !floor?.holdsMore &&
      messages?.every(({ id, state }) => id !== draft.replaces || state !== 'held');
    if (isGone) setDraft({ ...draft, replaces: null });
  }, [draft, setDraft, floor?.holdsMore, messages]);

  // Refused words return to the composer, unless it already contains something else.
  const refused = draft.text === '' ? posts.find((post) => post.state === 'refused') : undefined;
  useEffect(() => {
    if (refused?.state !== 'refused') return;
    setDraft(draftOf(refused));
    outbox.remove(refused.commandId);
    notify({ text: refused.message });
  }, [refused, outbox, setDraft]);

  const takeBack = useCallback(
    (post: Post) => {
      setDraft(draftOf(post));
      outbox.remove(post.commandId);
    },
    [outbox, setDraft],
  );

  const afterMs = messages?.at(-1)?.createdAtMs ?? 0;
  const send = useCallback(
    (said: Draft) => {
      outbox.post({ commandId: newCommandId(), ...said, afterMs });
      setDraft(NO_DRAFT);
    },
    [outbox, setDraft, afterMs],
  );
  const tryAgain = useCallback(() => void outbox.flush(), [outbox]);
  const discard = useCallback((post: Post) => outbox.remove(post.commandId), [outbox]);
  return { draft, setDraft, posts, send, tryAgain, takeBack, discard };
}

function draftOf({ text, replaces, quotes }: Post): Draft {
  return { text, replaces, ...(quotes ? { quotes } : {}) };
}
