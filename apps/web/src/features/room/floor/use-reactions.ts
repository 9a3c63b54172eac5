import { browserShelf, fetchOwnReaction, roomShelfKey, commands, type Sender } from '@rostrum/data';
import { reactionSchema, type Message, type Reaction } from '@rostrum/domain';
import { useCallback, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { sendIntention } from '../../../shared/commands/send-intention.ts';
import { hasReactions, reactionsSeen, tapOn, type Tapped } from './reactions-seen.ts';

const ownSchema = z.record(z.string(), z.nullable(reactionSchema));
type Own = z.infer<typeof ownSchema>;

/** One person's reactions in a room. */
export type Reactions = {
  /** Their own to a message, as far as this browser knows; and the counts with it. */
  of: (message: Message) => { own: Reaction | null; counts: Message['reactions'] };
  /** Says it, takes it back if it is said already, or says it instead of another. */
  tap: (message: Message, reaction: Reaction) => void;
  /** Reads the person's reaction from another device, if there can be one. */
  recall: (message: Message) => void;
};

type Wire = { send: Sender<'rooms'>; fetchOwn: typeof fetchOwnReaction };
const WIRE: Wire = { send: commands.rooms, fetchOwn: fetchOwnReaction };

/** Taps count at once and are undone, with the reason, where the server refuses them. They go one after the other. */
export function useReactions(uid: string, roomId: string, { send, fetchOwn }: Wire = WIRE): Reactions {
  const shelf = useMemo(() => browserShelf(roomShelfKey('reactions', uid, roomId), ownSchema), [uid, roomId]);
  const [own, setOwn] = useState<Own>(() => shelf.load() ?? {});
  const [tapped, setTapped] = useState<Readonly<Record<string, Tapped>>>({});
  const line = useRef(Promise.resolve());

  const remember = useCallback(
    (messageId: string, reaction: Reaction | null) =>
      setOwn((before) => {
        const next = { ...before, [messageId]: reaction };
        shelf.save(next);
        return next;
      }),
    [shelf],
  );
  const tap = useCallback(
    function tapOnce(message: Message, reaction: Reaction) {
      const before = own[message.id] ?? null;
      const mark = tapOn(message.reactions, before, reaction, tapped[message.id]);
      remember(message.id, mark.after);
      setTapped((all) => ({ ...all, [message.id]: mark }));
      line.current = line.current.then(async () => {
        const command = { type: 'react', roomId, messageId: message.id, reaction: mark.after } as const;
        const again = () => tapOnce(message, reaction);
        if (await sendIntention('rooms', command, { again }, send)) return;
        remember(message.id, before);
        setTapped((all) => without(all, message.id));
      });
    },
    [own, tapped, remember, send, roomId],
  );
  const recall = useCallback(
    (message: Message) => {
      if (message.id in own || !hasReactions(message.reactions)) return;
      fetchOwn(roomId, message.id, uid).then(
        (reaction) => remember(message.id, reaction),
        (error: unknown) => console.warn('The own reaction could not be read', error),
      );
    },
    [own, remember, fetchOwn, roomId, uid],
  );
  return useMemo(
    () => ({
      of: (message) => ({
        own: own[message.id] ?? null,
        counts: reactionsSeen(message.reactions, tapped[message.id]),
      }),
      tap,
      recall,
    }),
    [own, tapped, tap, recall],
  );
}

function without(all: Readonly<Record<string, Tapped>>, messageId: string): Record<string, Tapped> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => id !== messageId));
}
