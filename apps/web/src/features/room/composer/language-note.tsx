import { X } from 'lucide-react';
import { IconButton } from '@rostrum/ui';
import * as m from '@rostrum/words/room-composer';
import { watchedWords } from '../../../shared/debate-words/watched-words.ts';
import { useDebateRoom, useRoomFloor, useRoomPlaces } from '../session/index.ts';
import { useToldLanguage } from './use-told-language.ts';

/** Says once to a person who writes in a language that is not read, or only in part, what the moderator finds in it. */
export function LanguageNote() {
  const { room, uid } = useDebateRoom();
  const { floor } = useRoomFloor();
  const { composer } = useRoomPlaces();
  const { language, dismiss } = useToldLanguage(
    uid,
    room.id,
    floor.status === 'ready' ? floor.value.messages : [],
  );
  return (
    <output className="composer-note" hidden={!language || room.debate.phase === 'paused'}>
      {language && (
        <>
          <span>{watchedWords(language)}</span>
          <IconButton
            className="push"
            size="sm"
            icon={X}
            label={m.dismiss()}
            onClick={() => {
              dismiss();
              composer.current?.focus();
            }}
          />
        </>
      )}
    </output>
  );
}
