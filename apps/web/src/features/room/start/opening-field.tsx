import { openingText, zoneText } from '@rostrum/domain';
import { useServerNow } from '@rostrum/data';
import { Button, Field, TextInput } from '@rostrum/ui';
import { useController, type Control } from 'react-hook-form';
import { openingProblem, readOpening, typedOpening } from './opening-time.ts';
import type { StartValues } from './start-form.ts';

/** When a scheduled debate begins; left empty, it begins once everybody is ready. */
export function OpeningField({ control }: { control: Control<StartValues> }) {
  const nowMs = useServerNow(30_000);
  const { field, fieldState } = useController({ control, name: 'opensAt' });
  const { ref, value, onChange, onBlur } = field;
  const atMs = readOpening(value);
  const isRight = atMs !== undefined && openingProblem(value, nowMs) === undefined;
  return (
    <Field
      label="Opening time"
      optional
      error={fieldState.error?.message}
      good={isRight ? `Starts ${openingText(atMs, nowMs)} (${zoneText(atMs)})` : undefined}
      hint="Empty: it begins once every seat is taken and everybody is ready."
    >
      <span className="row">
        <TextInput
          ref={ref}
          type="datetime-local"
          className="flex-1"
          min={typedOpening(nowMs)}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
        />
        {value !== '' && (
          <Button size="sm" look="quiet" onClick={() => onChange('')}>
            Clear
          </Button>
        )}
      </span>
    </Field>
  );
}
