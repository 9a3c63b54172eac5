import { Button, Dialog, Field, Select } from '@rostrum/ui';
import * as m from '@rostrum/words/room-speech';
import { useState } from 'react';
import { fetchLanguage, placeOfSound, type SoundPlace } from '../../../shared/speech/browser-speech.ts';
import { spokenLanguages } from '../../../shared/speech/spoken-language.ts';

export type DictationDialogProps = {
  /** Where the sound goes in the language that is chosen first. */
  first: SoundPlace;
  lang: string;
  onLanguage: (lang: string) => void;
  onAgree: (place: 'device' | 'service') => void;
  onClose: () => void;
};

/** Says where the sound of somebody's voice goes and who sees the words, before the first dictation. */
export function DictationDialog({ first, lang, onLanguage, onAgree, onClose }: DictationDialogProps) {
  const [place, setPlace] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const choose = async (next: string) => {
    onLanguage(next);
    setBusy(true);
    setPlace(await placeOfSound(next));
    setBusy(false);
  };
  const agree = async () => {
    if (place !== 'download') return onAgree(place);
    setBusy(true);
    const isThere = await fetchLanguage(lang);
    setBusy(false);
    if (isThere) onAgree('device');
    else setPlace('service');
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={m.whereVoiceGoes()}
      text={PLACE_WORDS[place]()}
      actions={
        <>
          <Button onClick={onClose}>{m.notNow()}</Button>
          <Button look="primary" busy={isBusy} onClick={() => void agree()}>
            {place === 'download' ? m.downloadAndDictate() : m.startDictating()}
          </Button>
        </>
      }
    >
      <p>{m.whoSees()}</p>
      <Field label={m.youSpeak()}>
        <Select options={spokenLanguages(lang)} value={lang} onChange={(next) => void choose(next)} />
      </Field>
    </Dialog>
  );
}

const PLACE_WORDS: Readonly<Record<SoundPlace, () => string>> = {
  device: m.onDevice,
  download: m.afterDownload,
  service: m.byService,
};
