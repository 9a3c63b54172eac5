import { practiceLevelSchema } from '@rostrum/domain';
import { Field, Select } from '@rostrum/ui';
import { LEVEL_HINTS, LEVEL_NAMES } from '../../../shared/debate-words/practice-words.ts';
import type { StartValues } from './start-form.ts';

type Opponent = StartValues['opponent'];

const LEVELS = practiceLevelSchema.options;
const OPTIONS: readonly { value: Opponent; label: string }[] = [
  { value: 'person', label: 'People' },
  ...LEVELS.map((level) => ({ value: level, label: `AI opponent, ${LEVEL_NAMES[level]().toLowerCase()}` })),
];

export type OpponentFieldProps = { value: Opponent; onChange: (next: Opponent) => void };

/** The opponent: people who come in, or the AI at one of its levels. */
export function OpponentField({ value, onChange }: OpponentFieldProps) {
  const hint =
    value === 'person'
      ? undefined
      : `${LEVEL_HINTS[value]()} Practice is private and counts for nobody’s figures.`;
  return (
    <Field label="Debate with" hint={hint}>
      <Select options={OPTIONS} value={value} onChange={onChange} />
    </Field>
  );
}
