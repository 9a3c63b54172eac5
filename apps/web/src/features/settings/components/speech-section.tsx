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
          hint="New speeches of others, in the voices of this browser. Leave it off if a screen reader reads to you."
          checked={isReadAloud}
          onChange={(event) => setReadAloud(event.currentTarget.checked)}
        />
      )}
      {canDictate() && (
        <Field label="You dictate in" hint="The language that you speak, whatever the room's language is.">
          <Select options={spokenLanguages(lang)} value={lang} onChange={choose} />
        </Field>
      )}
    </Section>
  );
}
