import { commands } from '@rostrum/data';
import { hasFloor, type Room, isByCorrespondence } from '@rostrum/domain';
import { notify } from '@rostrum/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { newRecognition, type SoundPlace } from '../../../shared/speech/browser-speech.ts';
import { may } from '../actions/index.ts';
import { useDebateRoom, useRoomClock, useRoomFloor } from '../session/index.ts';
import { CaptionSender, type Seen } from './caption-sender.ts';
import { beginDictation, nextRound, withHeard, type Dictated } from './dictated.ts';
import { Listener, type Trouble } from './listener.ts';
import { TROUBLE_WORDS } from './trouble-words.ts';

/** Dictation into the composer of one room. */
export type Dictation = {
  status: 'off' | 'starting' | 'listening';
  /** Whether others see the words as captions now. */
  isCaptioned: boolean;
  /** Who sees the last words: everybody, only the speaker because the moderator keeps them back, or only the speaker because captions are off. */
  seen: Seen;
  /** Why the last dictation ended, if not by the person's wish. */
  trouble: Trouble | undefined;
  start: (lang: string, place: SoundPlace) => void;
  stop: () => void;
};

type Running = { listener: Listener; dictated: Dictated; captions: CaptionSender | undefined };

/** Dictates while the person wants it and the room is open. Words go into the draft, and to others only as captions. */
export function useDictation(send = commands.rooms): Dictation {
  const { room, uid } = useDebateRoom();
  const { words } = useRoomFloor();
  const nowMs = useRoomClock();
  const mayCaption = maySpeakLive(room, uid, nowMs);
  const stepIndex = mayCaption && hasFloor(room.debate) ? room.debate.floor.stepIndex : undefined;
  const [status, setStatus] = useState<Dictation['status']>('off');
  const [seen, setSeen] = useState<Seen>('shown');
  const [trouble, setTrouble] = useState<Trouble>();
  const running = useRef<Running>(undefined);
  const latest = useLatest({ words, roomId: room.id, stepIndex });

  const finish = useCallback((isPosted: boolean) => {
    running.current?.captions?.end({ isPosted });
    running.current = undefined;
    setStatus('off');
    setSeen('shown');
  }, []);

  const newCaptions = useCallback(() => {
    const { roomId, stepIndex: saidInStep } = latest.current;
    if (saidInStep === undefined) return undefined;
    return new CaptionSender(async (text) => {
      const reply = await send({ type: 'caption', roomId, saidInStep, text });
      return reply.status === 'done' ? reply.value.state : undefined;
    }, setSeen);
  }, [latest, send]);

  const start = useCallback(
    (lang: string, place: SoundPlace) => {
      if (running.current) return;
      setStatus('starting');
      const draft = () => latest.current.words.draft;
      // Results may come faster than the screen is drawn, so the draft is known here at once.
      const write = (text: string) => {
        const { words: writing } = latest.current;
        const next = { ...writing.draft, text };
        writing.setDraft(next);
        latest.current = { ...latest.current, words: { ...writing, draft: next } };
      };
      const begun = { dictated: beginDictation(draft().text), captions: newCaptions() };
      const isRunning = () => running.current !== undefined;
      const listener = new Listener(() => newRecognition(lang, place), {
        onListening: () => isRunning() && setStatus('listening'),
        onHeard: (heard) => {
          const now = running.current;
          if (!now) return;
          setStatus('listening');
          now.dictated = withHeard(now.dictated, heard, draft().text);
          if (now.dictated.draft !== draft().text) write(now.dictated.draft);
          now.captions?.say(now.dictated.said);
        },
        onRound: () => {
          if (running.current) running.current.dictated = nextRound(running.current.dictated);
        },
        onEnd: (why) => {
          if (isRunning()) finish(false);
          setTrouble(why);
          if (why) notify({ text: TROUBLE_WORDS[why](), tone: 'danger' });
        },
      });
      running.current = { ...begun, listener };
    },
    [latest, newCaptions, finish],
  );

  const stop = useCallback(() => running.current?.listener.stop(), []);
  const end = useCallback(
    (isPosted: boolean) => {
      const { listener } = running.current ?? {};
      finish(isPosted);
      listener?.abort();
    },
    [finish],
  );

  // Posted words replace the captions. A person who has more to say presses the button again.
  const lastPost = words.posts.at(-1)?.commandId;
  const seenPost = useRef(lastPost);
  useEffect(() => {
    const isNew = lastPost !== undefined && lastPost !== seenPost.current;
    seenPost.current = lastPost;
    if (isNew && running.current) end(true);
  }, [lastPost, end]);

  // A turn that begins gets captions; with a turn that ends dictation ends too, and the words stay in the draft.
  const seenStep = useRef(stepIndex);
  useEffect(() => {
    const before = seenStep.current;
    seenStep.current = stepIndex;
    if (before === stepIndex || !running.current) return;
    if (before !== undefined) end(false);
    else running.current.captions = newCaptions();
  }, [stepIndex, end, newCaptions]);

  useEffect(() => () => end(false), [end]);
  return { status, isCaptioned: status !== 'off' && stepIndex !== undefined, seen, trouble, start, stop };
}

/** Captions are for people who follow live: by correspondence nobody waits for them. */
function maySpeakLive({ debate }: Room, uid: string, nowMs: number): boolean {
  if (isByCorrespondence(debate.format)) return false;
  return may(debate, { type: 'speak', by: uid, messageId: 'draft', characters: 1 }, nowMs).allowed;
}

function useLatest<Value>(value: Value): { current: Value } {
  const ref = useRef(value);
  useEffect(() => {
    ref.current = value;
  });
  return ref;
}
