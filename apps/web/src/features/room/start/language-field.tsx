import { ownLanguageName, ROOM_LANGUAGES, type RoomLanguage } from '@rostrum/domain';
import { Field, Select } from '@rostrum/ui';
import * as m from '@rostrum/words/room-start';
import { watchedWords } from '../../../shared/debate-words/watched-words.ts';

export type LanguageFieldProps = { value: RoomLanguage; onChange: (next: RoomLanguage) => void };

/** The language of the debate, and what the moderator watches in it. */
export function LanguageField({ value, onChange }: LanguageFieldProps) {
  const options = ROOM_LANGUAGES.map((code) => ({ value: code, label: ownLanguageName(code) }));
  return (
    <Field label={m.language()} hint={watchedWords(value)}>
      <Select options={options} value={value} onChange={onChange} />
    </Field>
  );
}
