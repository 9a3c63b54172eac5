import { ownLanguageName, ROOM_LANGUAGES } from '@rostrum/domain';
import { Button, Field, Segment, Select, Switch } from '@rostrum/ui';
import * as m from '@rostrum/words/room-find';
import { useState } from 'react';
import type { Refused } from '../../../shared/commands/refused.ts';
import { useHeldWords } from '../../../shared/commands/use-held-words.ts';
import {
  ANY,
  formatOptions,
  rewording,
  startValues,
  wishOf,
  type FindValues,
  type Wish,
} from './find-form.ts';
import { MotionsField } from './motions-field.tsx';
import type { Finding } from './use-finding.ts';

const paces = () =>
  [
    { value: 'written', label: m.written() },
    { value: 'spoken', label: m.spoken() },
    { value: 'correspondence', label: m.stepADay() },
    { value: ANY, label: m.anyPace() },
  ] as const;
const languages = () =>
  [
    { value: ANY, label: m.anyLanguage() },
    ...ROOM_LANGUAGES.map((value) => ({ value, label: ownLanguageName(value) })),
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
        <Field label={m.format()}>
          <Select
            options={formatOptions()}
            value={values.formatId}
            onChange={(formatId) => set({ formatId })}
          />
        </Field>
        <Field label={m.language()}>
          <Select options={languages()} value={values.language} onChange={(language) => set({ language })} />
        </Field>
      </div>
      <Field label={m.pace()} group hint={m.paceHint()}>
        <Segment
          className="w-full"
          options={paces()}
          value={values.pace}
          onChange={(pace) => set({ pace })}
        />
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
        label={m.takeTheirs()}
        hint={m.takeTheirsHint()}
      />
      <p className="hint">{m.roomNote()}</p>
      <Button type="submit" look="primary" busy={busy} className="justify-self-start">
        {m.lookForOpponent()}
      </Button>
    </form>
  );
}
