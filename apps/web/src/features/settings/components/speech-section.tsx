import { SPEECH_STORAGE_KEYS } from '@rostrum/domain';
import { Field, Select, Switch } from '@rostrum/ui';
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
    <Section title="Speech" about="Kept in this browser, and changed at once.">
      {hasVoices && (
        <Switch
          label="Read speeches aloud"
          hint="Other people's new speeches, in your browser's voices. Leave this off if you use a screen reader."
          checked={isReadAloud}
          onChange={(event) => setReadAloud(event.currentTarget.checked)}
        />
      )}
      {canDictate() && (
        <Field label="You dictate in" hint="The language you speak. It can differ from the room's.">
          <Select options={spokenLanguages(lang)} value={lang} onChange={choose} />
        </Field>
      )}
    </Section>
  );
}
