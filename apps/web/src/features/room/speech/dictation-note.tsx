import * as m from '@rostrum/words/room-speech';
import { nameOfLanguage, useSpokenLanguage } from '../../../shared/speech/spoken-language.ts';
import type { Seen } from './caption-sender.ts';
import type { Dictation } from './use-dictation.ts';
import { useRoomDictation } from './speech-context.tsx';

/** Says that the microphone listens, in which language, and whether others see the words. */
export function DictationNote() {
  const dictation = useRoomDictation();
  return (
    <output className="composer-note dictation-note" hidden={!dictation || dictation.status === 'off'}>
      {dictation && dictation.status !== 'off' && <NoteWords {...dictation} />}
    </output>
  );
}

const SEEN_BY = { shown: 'all', kept: 'kept', off: 'off' } as const satisfies Record<Seen, string>;

type NoteWordsProps = Pick<Dictation, 'status' | 'isCaptioned' | 'seen'>;

function NoteWords({ status, isCaptioned, seen }: NoteWordsProps) {
  const [lang] = useSpokenLanguage();
  if (status === 'starting') return m.waiting();
  return m.listening({ language: nameOfLanguage(lang), seen: isCaptioned ? SEEN_BY[seen] : 'own' });
}
