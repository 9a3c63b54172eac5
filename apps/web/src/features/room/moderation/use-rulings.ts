import { browserShelf, roomShelfKey, serverNow } from '@rostrum/data';
import {
  benchOf,
  isFinished,
  meantStep,
  type Intervention,
  type Message,
  type Offer,
  type Room,
} from '@rostrum/domain';
import { notify } from '@rostrum/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { may } from '../actions/index.ts';
import {
  quoteOf,
  useDebateRoom,
  useRoomCommands,
  useRoomFloor,
  useRoomPlaces,
  type RoomWriting,
} from '../session/index.ts';
import type { Run } from '../../../shared/commands/use-command.ts';
import { confirmation, redacted } from './offer-words.ts';
import type { Rulings } from './rulings.ts';

/** The parts of the current room that answers to an offer need. */
type Standing = { room: Room; uid: string; words: RoomWriting; run: Run<'rooms'>; writeHere: () => void };

const calledSchema = z.array(z.string());

/** This person's actions on the moderator's acts; the same object until they change. `onAppeal` asks for a reason. */
export function useRulings(onAppeal: (act: Intervention) => void): Rulings {
  const { room, uid } = useDebateRoom();
  const { run } = useRoomCommands();
  const { words } = useRoomFloor();
  const { writeHere } = useRoomPlaces();
  const { id: roomId, hostId } = room;
  const isOver = isFinished(room.debate);
  const isDebater = benchOf(room.debate, uid) !== undefined;
  const called = useCalledUnfair(uid, roomId);
  const latest = useRef<Standing>({ room, uid, words, run, writeHere });
  useEffect(() => {
    latest.current = { room, uid, words, run, writeHere };
  });
  return useMemo((): Rulings => {
    const unfair = async (act: Intervention) => {
      const command = { type: 'callUnfair', roomId, interventionId: act.id } as const;
      const done = await run(command, { again: () => void unfair(act) });
      if (done) called.remember(act.id);
    };
    const undo = ({ id }: Intervention) => void run({ type: 'undoAct', roomId, interventionId: id });
    return {
      uid,
      hostId,
      isDebater,
      isUnfair: (actId) => called.ids.includes(actId),
      onUnfair: (act) => void unfair(act),
      onAppeal,
      onUndo: uid === hostId ? undo : undefined,
      onOffer: isOver ? undefined : (offer, _act, message) => takeOffer(latest.current, offer, message),
    };
  }, [uid, hostId, isDebater, roomId, isOver, called, run, onAppeal]);
}

/** This browser's record of acts called unfair; the server counts each once anyway. */
function useCalledUnfair(uid: string, roomId: string) {
  const shelf = useMemo(() => browserShelf(roomShelfKey('unfair', uid, roomId), calledSchema), [uid, roomId]);
  const [ids, setIds] = useState<readonly string[]>(() => shelf.load() ?? []);
  const remember = useCallback(
    (id: string) =>
      setIds((before) => {
        const next = [...before.filter((one) => one !== id), id];
        shelf.save(next);
        return next;
      }),
    [shelf],
  );
  return useMemo(() => ({ ids, remember }), [ids, remember]);
}

/** Takes a card's offer, or explains why it is no longer possible. */
function takeOffer(source: Standing, offer: Offer, message: Message | undefined): void {
  switch (offer) {
    case 'poi':
      return ask(source, 'offerPoi');
    case 'queue':
      return ask(source, 'raiseHand');
    case 'floor':
      return maySpeak(source) ? source.writeHere() : ask(source, 'raiseHand');
    default:
      if (message) answer(source, offer, message);
  }
}

function answer({ words, ...source }: Standing, offer: Offer, message: Message): void {
  const quotes = quoteOf(message);
  if (offer === 'redact') {
    const kept = message.quote ? { quotes: message.quote } : {};
    return words.send({ text: redacted(message, source.room), replaces: message.id, ...kept });
  }
  if (offer === 'confirm' && maySpeak(source))
    return words.send({ text: confirmation(source.room), replaces: null, quotes });
  const text = offer === 'confirm' && words.draft.text === '' ? confirmation(source.room) : words.draft.text;
  words.setDraft({ ...words.draft, text, quotes });
  source.writeHere();
}

function ask({ room, uid, run }: Omit<Standing, 'words'>, type: 'offerPoi' | 'raiseHand'): void {
  const verdict = may(room.debate, { type, by: uid }, serverNow());
  const stepSeq = meantStep(room.debate, type, uid);
  if (verdict.allowed) void run<typeof type>({ type, roomId: room.id, stepSeq });
  else notify({ text: verdict.because });
}

function maySpeak({ room, uid }: Pick<Standing, 'room' | 'uid'>): boolean {
  const wish = { type: 'speak', by: uid, messageId: 'draft', characters: 1 } as const;
  return may(room.debate, wish, serverNow()).allowed;
}
