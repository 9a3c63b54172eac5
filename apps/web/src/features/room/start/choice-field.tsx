import { Field, Segment } from '@rostrum/ui';
import type { ReactNode } from 'react';
import { Controller, type Control } from 'react-hook-form';
import type { StartValues } from './start-form.ts';

type ChoiceName = 'pace' | 'stepHours' | 'side' | 'visibility' | 'strictness';

export type ChoiceFieldProps<Name extends ChoiceName> = {
  control: Control<StartValues>;
  name: Name;
  label: string;
  options: readonly { value: StartValues[Name]; label: ReactNode }[];
  hint?: string | undefined;
  /** Whether the parts are as wide as their words, because equal ones would be too narrow on a phone. */
  hasLongWords?: boolean;
  /** Follows a choice of the person. */
  onChosen?: (value: StartValues[Name]) => void;
};

/** One of a few, with an explanation of the choice below it. */
export function ChoiceField<Name extends ChoiceName>(props: ChoiceFieldProps<Name>) {
  const { control, name, label, options, hint, hasLongWords = false, onChosen } = props;
  return (
    <Field label={label} group hint={hint}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <Segment<StartValues[Name]>
            {...(hasLongWords ? { className: 'w-full' } : { block: true })}
            options={options}
            value={field.value}
            onChange={(value) => {
              field.onChange(value);
              onChosen?.(value);
            }}
          />
        )}
      />
    </Field>
  );
}
