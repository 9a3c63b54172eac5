import { openingText, zoneText } from '@rostrum/domain';
import { useServerNow } from '@rostrum/data';
import { Button, Field, TextInput } from '@rostrum/ui';
import * as m from '@rostrum/words/room-start';
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
      label={m.opensAt()}
      optional
      error={fieldState.error?.message}
      good={isRight ? m.opensAtGood({ when: openingText(atMs, nowMs), zone: zoneText(atMs) }) : undefined}
      hint={m.opensAtHint()}
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
            {m.clear()}
          </Button>
        )}
      </span>
    </Field>
  );
}
