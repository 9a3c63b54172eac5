import { isByCorrespondence } from '@rostrum/domain';
import { useCaptions, useServerNow } from '@rostrum/data';
import type { Caption } from '@rostrum/domain';
import * as m from '@rostrum/words/room-speech';
import { createContext, use, type ReactNode } from 'react';
import { useDebateRoom, useRoomFloor } from '../session/index.ts';
import { captionsShown } from './captions-shown.ts';

const NONE: readonly Caption[] = [];
const CaptionsContext = createContext(NONE);

/** Listens to the captions of a debate that runs live. */
export function CaptionsProvider({ children }: { children: ReactNode }) {
  const { room } = useDebateRoom();
  const isLive = room.debate.phase === 'live' && !isByCorrespondence(room.debate.format);
  const captions = useCaptions(isLive ? room.id : null);
  return (
    <CaptionsContext value={captions.status === 'ready' ? captions.value : NONE}>{children}</CaptionsContext>
  );
}

/** What others dictate at this moment. It is not announced: the posted words are. */
export function Captions() {
  const captions = use(CaptionsContext);
  return captions.length > 0 && <CaptionLines captions={captions} />;
}

function CaptionLines({ captions }: { captions: readonly Caption[] }) {
  const { room, uid } = useDebateRoom();
  const { floor } = useRoomFloor();
  const nowMs = useServerNow(1_000);
  const messages = floor.status === 'ready' ? floor.value.messages : [];
  return captionsShown(captions, room, messages, uid, nowMs).map((one) => (
    <p key={one.uid} className="caption">
      <span className="caption-by">{m.isSaying({ name: one.name })}</span>{' '}
      <span className="caption-words" dir="auto">
        <span>{one.text}</span>
      </span>
    </p>
  ));
}
