import { IconButton } from '@rostrum/ui';
import * as m from '@rostrum/words/room-speech';
import { Mic, Square } from 'lucide-react';
import { useState } from 'react';
import { canDictate, placeOfSound, type SoundPlace } from '../../../shared/speech/browser-speech.ts';
import { useSpokenLanguage } from '../../../shared/speech/spoken-language.ts';
import { useToldPlaces } from '../../../shared/speech/told-places.ts';
import { DictationDialog } from './dictation-dialog.tsx';
import { useRoomDictation } from './speech-context.tsx';

/** Starts and stops dictation. Before the first time it says where the sound goes, and asks. */
export function DictateButton() {
  const dictation = useRoomDictation();
  const [lang, choose] = useSpokenLanguage();
  const { isTold, agree } = useToldPlaces();
  const [asked, setAsked] = useState<SoundPlace>();
  const [isLooking, setLooking] = useState(false);
  if (!dictation || !canDictate()) return null;
  const { status, trouble, start, stop } = dictation;
  const isOn = status !== 'off';
  const begin = async () => {
    setLooking(true);
    const place = await placeOfSound(lang);
    setLooking(false);
    if (isTold(place) && trouble !== 'language') start(lang, place);
    else setAsked(place);
  };
  return (
    <>
      <IconButton
        size="sm"
        icon={isOn ? Square : Mic}
        label={isOn ? m.stopDictating() : m.dictate()}
        aria-pressed={isOn}
        busy={isLooking}
        onClick={() => (isOn ? stop() : void begin())}
      />
      {asked && (
        <DictationDialog
          first={asked}
          lang={lang}
          onLanguage={choose}
          onAgree={(place) => {
            agree(place);
            setAsked(undefined);
            start(lang, place);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
