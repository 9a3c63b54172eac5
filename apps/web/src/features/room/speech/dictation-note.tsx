import * as m from '@rostrum/words/room-speech';
import { nameOfLanguage, useSpokenLanguage } from '../../../shared/speech/spoken-language.ts';
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

type NoteWordsProps = { status: 'starting' | 'listening' | 'off'; isCaptioned: boolean; isKept: boolean };

function NoteWords({ status, isCaptioned, isKept }: NoteWordsProps) {
  const [lang] = useSpokenLanguage();
  if (status === 'starting') return m.waiting();
  const seen = isKept ? 'kept' : isCaptioned ? 'all' : 'own';
  return m.listening({ language: nameOfLanguage(lang), seen });
}
