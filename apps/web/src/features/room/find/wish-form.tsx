import { LANGUAGE_NAMES, ROOM_LANGUAGES } from '@rostrum/domain';
import { Button, Field, Segment, Select, Switch } from '@rostrum/ui';
import { useState } from 'react';
import type { Refused } from '../../../shared/commands/refused.ts';
import { useHeldWords } from '../../../shared/commands/use-held-words.ts';
import {
  ANY,
  FORMAT_OPTIONS,
  rewording,
  startValues,
  wishOf,
  type FindValues,
  type Wish,
} from './find-form.ts';
import { MotionsField } from './motions-field.tsx';
import type { Finding } from './use-finding.ts';

const PACES = [
  { value: 'written', label: 'Written' },
  { value: 'spoken', label: 'Spoken' },
  { value: 'correspondence', label: 'One step a day' },
  { value: ANY, label: 'Any' },
] as const;
const LANGUAGE_OPTIONS = [
  { value: ANY, label: 'Any language' },
  ...ROOM_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
] as const;

const MOTION = 'motion';

/** What a person wants to debate: format, pace, language and motions. */
export function WishForm({ onFind, busy }: { onFind: Finding['find']; busy: boolean }) {
  const [values, setValues] = useState<FindValues>(startValues);
  const [problem, setProblem] = useState<string>();
  const words = useHeldWords();
  const reword = (wish: Wish, { message, field }: Refused) => {
    setValues(rewording(values, wish, field));
    words.onHeld({ message, field: MOTION });
  };
  const set = (changes: Partial<FindValues>) => setValues({ ...values, ...changes });
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const wished = wishOf(values);
        words.forget();
        if ('problem' in wished) setProblem(wished.problem);
        else onFind(wished.wish, (refused) => reword(wished.wish, refused));
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Format">
          <Select
            options={FORMAT_OPTIONS}
            value={values.formatId}
            onChange={(formatId) => set({ formatId })}
          />
        </Field>
        <Field label="Language">
          <Select
            options={LANGUAGE_OPTIONS}
            value={values.language}
            onChange={(language) => set({ language })}
          />
        </Field>
      </div>
      <Field
        label="Pace"
        group
        hint="Written has time to type. Spoken has the lengths of speeches, for people who dictate."
      >
        <Segment className="w-full" options={PACES} value={values.pace} onChange={(pace) => set({ pace })} />
      </Field>
      <MotionsField
        values={values}
        onChange={(changed) => {
          words.forget();
          setValues(changed);
        }}
        problem={problem}
        onProblem={setProblem}
        refused={words.at(MOTION)}
      />
      <Switch
        checked={values.takesOffered}
        onChange={(event) => {
          setProblem(undefined);
          set({ takesOffered: event.target.checked });
        }}
        label="Take the other person’s motion"
        hint="You'll find somebody sooner. If neither of you names one, we offer one of ours, in English."
      />
      <p className="hint">
        Sides are drawn at random. The room is not listed, but anybody with the link can watch.
      </p>
      <Button type="submit" look="primary" busy={busy} className="justify-self-start">
        Look for an opponent
      </Button>
    </form>
  );
}
