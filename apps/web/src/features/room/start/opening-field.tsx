import { openingText, zoneText } from '@rostrum/domain';
import { useServerNow } from '@rostrum/data';
import { Button, Field, TextInput } from '@rostrum/ui';
import * as m from '@rostrum/words/room-start';
import { useController, type Control } from 'react-hook-form';
import {
  clockChangeAt,
  openingProblem,
  readOpening,
  typedOpening,
  type ClockChange,
} from './opening-time.ts';
import type { StartValues } from './start-form.ts';

const BEGINS: Record<ClockChange, (at: { when: string; zone: string }) => string> = {
  none: m.opensAtGood,
  skipped: m.opensAtSkipped,
  twice: m.opensAtTwice,
};

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
      good={
        isRight
          ? BEGINS[clockChangeAt(value)]({ when: openingText(atMs, nowMs), zone: zoneText(atMs) })
          : undefined
      }
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
