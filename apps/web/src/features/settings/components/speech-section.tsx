import { SPEECH_STORAGE_KEYS } from '@rostrum/domain';
import { Field, Select, Switch } from '@rostrum/ui';
import * as m from '@rostrum/words/settings';
import { useKept } from '../../../shared/settings/use-kept.ts';
import { browserVoices, canDictate } from '../../../shared/speech/browser-speech.ts';
import { spokenLanguages, useSpokenLanguage } from '../../../shared/speech/spoken-language.ts';
import { Section } from './section.tsx';

/** The voices and ears of this browser; nothing if it has neither. */
export function SpeechSection() {
  const [isReadAloud, setReadAloud] = useKept(SPEECH_STORAGE_KEYS.readAloud, false);
  const [lang, choose] = useSpokenLanguage();
  const hasVoices = browserVoices() !== undefined;
  if (!hasVoices && !canDictate()) return null;
  return (
    <Section title={m.speech()} about={m.keptHere()}>
      {hasVoices && (
        <Switch
          label={m.readAloud()}
          hint={m.readAloudHint()}
          checked={isReadAloud}
          onChange={(event) => setReadAloud(event.currentTarget.checked)}
        />
      )}
      {canDictate() && (
        <Field label={m.dictateIn()} hint={m.dictateInHint()}>
          <Select options={spokenLanguages(lang)} value={lang} onChange={choose} />
        </Field>
      )}
    </Section>
  );
}
