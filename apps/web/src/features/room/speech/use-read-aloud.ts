import {
  languageName,
  ROOM_LANGUAGES,
  SPEECH_STORAGE_KEYS,
  type Message,
  type RoomLanguage,
} from '@rostrum/domain';
import { notify } from '@rostrum/ui';
import * as m from '@rostrum/words/room-speech';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { browserVoices } from '../../../shared/speech/browser-speech.ts';
import { useKept } from '../../../shared/settings/use-kept.ts';
import { useDebateRoom, useRoomFloor } from '../session/index.ts';
import { SpeechReader, type Speech } from './speech-reader.ts';

/** Reading aloud in one room. */
export type ReadAloud = {
  /** Whether new speeches of others are read as they arrive. */
  isOn: boolean;
  setOn: (isOn: boolean) => void;
  /** The message that is being read. */
  currentId: string | undefined;
  read: (message: Message) => void;
  stop: () => void;
};

const isLanguage = (tag: string): tag is RoomLanguage => ROOM_LANGUAGES.some((known) => known === tag);

function sayNoVoice(lang: string): void {
  const isKnown = isLanguage(lang) && lang !== 'und';
  notify({ text: isKnown ? m.noVoice({ language: languageName(lang) }) : m.noVoiceUnknown() });
}

/** Reads speeches aloud; undefined if the browser has no voices. `isDictating`: the room is quiet for the microphone. */
export function useReadAloud(isDictating: boolean): ReadAloud | undefined {
  const { uid } = useDebateRoom();
  const { floor } = useRoomFloor();
  const [isOn, setOn] = useKept(SPEECH_STORAGE_KEYS.readAloud, false);
  const [reader] = useState(() => {
    const synthesis = browserVoices();
    return synthesis && new SpeechReader(synthesis, sayNoVoice);
  });
  const currentId = useSyncExternalStore(reader?.subscribe ?? nothingChanges, reader?.current ?? noId);
  useEffect(() => () => reader?.stop(), [reader]);
  useEffect(() => {
    if (isDictating) reader?.stop();
  }, [isDictating, reader]);

  const messages = floor.status === 'ready' ? floor.value.messages : undefined;
  const newestMs = useRef<number>(undefined);
  useEffect(() => {
    if (!messages) return;
    const sinceMs = newestMs.current;
    newestMs.current = Math.max(sinceMs ?? 0, ...messages.slice(-1).map(({ createdAtMs }) => createdAtMs));
    if (sinceMs === undefined || !isOn || isDictating) return;
    for (const message of messages) if (isNews(message, uid, sinceMs)) reader?.readNext(speechOf(message));
  }, [messages, isOn, isDictating, reader, uid]);

  return useMemo(
    () =>
      reader && {
        isOn,
        setOn: (next: boolean) => {
          setOn(next);
          if (!next) reader.stop();
        },
        currentId,
        read: (message: Message) => reader.readNow(speechOf(message)),
        stop: () => reader.stop(),
      },
    [reader, isOn, setOn, currentId],
  );
}

function isNews({ authorId, state, createdAtMs, hidden }: Message, uid: string, sinceMs: number): boolean {
  return createdAtMs > sinceMs && authorId !== uid && state === 'shown' && !hidden;
}

function speechOf({ id, text, language }: Message): Speech {
  return { id, text, lang: language ?? 'en' };
}

const nothingChanges = () => () => undefined;
const noId = () => undefined;
