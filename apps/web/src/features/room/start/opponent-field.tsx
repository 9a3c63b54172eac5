import { practiceLevelSchema } from '@rostrum/domain';
import { Field, Select } from '@rostrum/ui';
import * as m from '@rostrum/words/room-start';
import { LEVEL_HINTS } from '../../../shared/debate-words/practice-words.ts';
import type { StartValues } from './start-form.ts';

type Opponent = StartValues['opponent'];

const LEVELS = practiceLevelSchema.options;
const opponents = (): readonly { value: Opponent; label: string }[] => [
  { value: 'person', label: m.people() },
  ...LEVELS.map((level) => ({ value: level, label: m.aiOpponent({ level }) })),
];

export type OpponentFieldProps = { value: Opponent; onChange: (next: Opponent) => void };

/** The opponent: people who come in, or the AI at one of its levels. */
export function OpponentField({ value, onChange }: OpponentFieldProps) {
  const hint = value === 'person' ? undefined : `${LEVEL_HINTS[value]()} ${m.practiceIsPrivate()}`;
  return (
    <Field label={m.debateWith()} hint={hint}>
      <Select options={opponents()} value={value} onChange={onChange} />
    </Field>
  );
}
