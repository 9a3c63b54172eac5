import { LIMITS, type Format } from '@rostrum/domain';
import { Collapsible, Field, TextInput } from '@rostrum/ui';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { PREPARATION, type StartValues } from './start-form.ts';

export type LengthsFieldsProps = {
  format: Format;
  register: UseFormRegister<StartValues>;
  errors: FieldErrors<StartValues>['lengths'];
};

/** The length of the preparation and of every step, in seconds, folded away until somebody wants them. */
export function LengthsFields({ format, register, errors }: LengthsFieldsProps) {
  const rows = [{ id: PREPARATION, name: 'Preparation' }, ...format.steps];
  return (
    <Collapsible summary="Edit lengths" open={errors !== undefined}>
      <div className="stack gap-3">
        <p className="hint">
          In seconds, {LIMITS.stepMinSeconds} to {LIMITS.stepMaxSeconds}. The preparation may be 0.
        </p>
        {rows.map(({ id, name }) => (
          <Field key={id} label={name} error={errors?.[id]?.message}>
            <TextInput inputMode="numeric" autoComplete="off" {...register(`lengths.${id}`)} />
          </Field>
        ))}
      </div>
    </Collapsible>
  );
}
