import { LANGUAGE_NAMES, ROOM_LANGUAGES, type RoomLanguage } from '@rostrum/domain';
import { Field, Select } from '@rostrum/ui';
import { watchedWords } from '../../../shared/debate-words/watched-words.ts';

const OPTIONS = ROOM_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

export type LanguageFieldProps = { value: RoomLanguage; onChange: (next: RoomLanguage) => void };

/** The language of the debate, and what the moderator watches in it. */
export function LanguageField({ value, onChange }: LanguageFieldProps) {
  return (
    <Field label="Language" hint={watchedWords(value)}>
      <Select options={OPTIONS} value={value} onChange={onChange} />
    </Field>
  );
}
