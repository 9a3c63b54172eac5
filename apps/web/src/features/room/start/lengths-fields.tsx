import { LIMITS, type Format } from '@rostrum/domain';
import { Button, Collapsible, Field, Tag, TextInput } from '@rostrum/ui';
import * as m from '@rostrum/words/room-start';
import { useState, type Ref } from 'react';
import { durationWords } from './format-words.ts';
import {
  PREP_BANK,
  PREPARATION,
  readLength,
  typedLength,
  usualLengths,
  withTyped,
  type TypedLengths,
} from './lengths.ts';

export type LengthsFieldsProps = {
  /** The usual form of the format. */
  format: Format;
  value: TypedLengths;
  onChange: (value: Record<string, string>) => void;
  onBlur: () => void;
  /** Takes the first invalid length. */
  firstWrongRef: Ref<HTMLInputElement>;
  /** The problem of each length, by its key. */
  problems: Readonly<Record<string, string | undefined>>;
};

/** The length of every step and of both preparations, folded away until needed. */
export function LengthsFields({
  format,
  value,
  onChange,
  onBlur,
  firstWrongRef,
  problems,
}: LengthsFieldsProps) {
  const hasProblem = Object.values(problems).some(Boolean);
  const [wasOpened, setWasOpened] = useState(hasProblem);
  if (hasProblem && !wasOpened) setWasOpened(true);
  const edited = withTyped(format, value);
  const rows = [
    { id: PREPARATION, name: m.preparation() },
    { id: PREP_BANK, name: m.prepBank() },
    ...format.steps,
  ];
  const firstWrong = rows.find(({ id }) => problems[id])?.id;
  const set = (id: string, typed: string) => onChange({ ...value, [id]: typed });
  return (
    <Collapsible
      open={wasOpened}
      summary={
        <>
          {m.lengths()} {edited.custom && <Tag tone="accent">{m.custom()}</Tag>}
          <span className="hint num">{durationWords(edited)}</span>
        </>
      }
    >
      <div className="grid gap-2">
        <p className="hint">
          {m.lengthsHint({
            least: typedLength(LIMITS.stepMinSeconds),
            most: typedLength(LIMITS.stepMaxSeconds),
          })}
        </p>
        {rows.map(({ id, name }) => (
          <Field
            key={id}
            label={name}
            error={problems[id]}
            className="grid-cols-[minmax(0,1fr)_5.5rem] items-center [&>.hint]:col-span-2 [&>.label]:font-regular"
          >
            <TextInput
              ref={id === firstWrong ? firstWrongRef : undefined}
              className="num"
              autoComplete="off"
              value={value[id] ?? ''}
              onChange={(event) => set(id, event.target.value)}
              onBlur={(event) => {
                const seconds = readLength(event.target.value);
                if (seconds !== undefined) set(id, typedLength(seconds));
                onBlur();
              }}
            />
          </Field>
        ))}
        {edited.custom && (
          <Button size="sm" className="justify-self-start" onClick={() => onChange(usualLengths(format))}>
            {m.usualLengths()}
          </Button>
        )}
      </div>
    </Collapsible>
  );
}
