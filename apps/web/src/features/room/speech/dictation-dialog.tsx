import { Button, Dialog, Field, Select } from '@rostrum/ui';
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
      title="Where your voice goes"
      text={PLACE_WORDS[place]}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button look="primary" busy={isBusy} onClick={() => void agree()}>
            {place === 'download' ? 'Download and dictate' : 'Start dictating'}
          </Button>
        </>
      }
    >
      <p>
        While you have the floor, everybody in the room sees your words as captions, once the moderator has
        read them. Rostrum neither hears nor stores your voice.
      </p>
      <Field label="You speak">
        <Select options={spokenLanguages(lang)} value={lang} onChange={(next) => void choose(next)} />
      </Field>
    </Dialog>
  );
}

const PLACE_WORDS: Readonly<Record<SoundPlace, string>> = {
  device: 'Your browser turns your voice into words on this device. The sound does not leave it.',
  download:
    'Your browser can turn your voice into words on this device, so that the sound does not leave it. It downloads the language first.',
  service:
    'Your browser sends the sound of your voice to the speech service of its maker, such as Google or Apple, which turns it into words. Their terms apply to the sound.',
};
