import { canRestateFirst, formatFor, tidyTitle, type Format } from '@rostrum/domain';
import { Button, Switch } from '@rostrum/ui';
import * as m from '@rostrum/words/room-start';
import { Controller } from 'react-hook-form';
import { ChoiceField } from './choice-field.tsx';
import {
  PACE_HINTS,
  paces,
  sides,
  stepHours,
  stepHoursHint,
  STRICTNESS_HINTS,
  strictnesses,
  visibilities,
  VISIBILITY_HINTS,
} from './choices.tsx';
import { FormatField } from './format-field.tsx';
import { LanguageField } from './language-field.tsx';
import { LengthsFields } from './lengths-fields.tsx';
import { usualLengths, withTyped } from './lengths.ts';
import { MotionField } from './motion-field.tsx';
import { OpeningField } from './opening-field.tsx';
import { OpponentField } from './opponent-field.tsx';
import { PracticeCase, type PracticeCaseProps } from './practice-case.tsx';
import { formatsAgainst, hoursOf, presetAt, type StartValues } from './start-form.ts';
import type { StartDebate as StartDebateForm } from './use-start-debate.ts';

export type StartDebateProps = StartDebateForm & {
  busy: boolean;
  /** The addressee of the link, if somebody was challenged. */
  opponent?: string | null;
  /** Asks whether the AI opponent has a case. */
  askForCase?: PracticeCaseProps['ask'] | undefined;
};

/** What can be wrong, from the top of the form to its foot. */
const CHECKED = ['motion', 'opensAt', 'lengths'] as const;

/** Everything a new debate needs, from the motion to the length of each step. */
export function StartDebate({ form, submit, busy, opponent, askForCase }: StartDebateProps) {
  const { control, watch, setValue, clearErrors, formState } = form;
  const [formatId, pace, visibility, strictness] = watch(['formatId', 'pace', 'visibility', 'strictness']);
  const [lengths, against, language] = watch(['lengths', 'opponent', 'language']);
  const [motion, topic] = watch(['motion', 'topic']);
  const isPractice = against !== 'person';
  const preset = presetAt({ formatId, pace });
  const hours = hoursOf({ stepHours: watch('stepHours') });
  const edited = withTyped(preset, lengths);
  const format = pace === 'correspondence' ? formatFor(edited, { pace, stepHours: hours }) : edited;
  const restart = (next: Pick<StartValues, 'formatId' | 'pace'>) => {
    setValue('lengths', usualLengths(presetAt(next)));
    clearErrors('lengths');
  };
  const chooseFormat = (next: Format) => {
    setValue('formatId', next.id);
    restart({ formatId: next.id, pace });
  };
  return (
    <form
      className="start"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(() => focusProblem(form));
      }}
    >
      {opponent && <p className="small muted">{m.linkFor({ name: opponent })}</p>}
      <MotionField control={control} isPractice={isPractice} />
      <OpponentField
        value={against}
        onChange={(next) => {
          setValue('opponent', next);
          if (next !== 'person') setValue('opensAt', '');
          const formats = formatsAgainst(next);
          if (!formats.some(({ id }) => id === preset.id)) chooseFormat(formats[0] ?? preset);
        }}
      />
      {isPractice && (
        <PracticeCase
          motion={motion}
          topicId={topic && tidyTitle(topic.motion) === tidyTitle(motion) ? topic.id : undefined}
          ask={askForCase}
          onPick={(next) => {
            setValue('motion', next, { shouldValidate: true });
            setValue('topic', null);
          }}
        />
      )}
      <FormatField
        format={format}
        pace={pace}
        stepHours={hours}
        formats={formatsAgainst(against)}
        onChange={chooseFormat}
      />
      <ChoiceField
        control={control}
        name="pace"
        label={m.pace()}
        options={paces()}
        hasLongWords
        hint={PACE_HINTS[pace]()}
        onChosen={(next) => restart({ formatId, pace: next })}
      />
      {pace === 'correspondence' && (
        <ChoiceField
          control={control}
          name="stepHours"
          label={m.eachStepHas()}
          options={stepHours()}
          hint={stepHoursHint()}
        />
      )}
      <ChoiceField
        control={control}
        name="side"
        label={m.yourSide()}
        options={sides()}
        hint={format.coinFlip ? m.coinHint() : undefined}
      />
      {!isPractice && (
        <>
          <OpeningField control={control} />
          <ChoiceField
            control={control}
            name="visibility"
            label={m.whoCanFind()}
            options={visibilities()}
            hint={VISIBILITY_HINTS[visibility]()}
          />
        </>
      )}
      {!isPractice && <LanguageField value={language} onChange={(next) => setValue('language', next)} />}
      <ChoiceField
        control={control}
        name="strictness"
        label={m.moderation()}
        options={strictnesses()}
        hint={STRICTNESS_HINTS[strictness]()}
      />
      {!isPractice && (
        <>
          {canRestateFirst(preset) && (
            <Controller
              control={control}
              name="steelmanGate"
              render={({ field: { value, ...field } }) => (
                <Switch {...field} checked={value} label={m.restateFirst()} hint={m.restateFirstHint()} />
              )}
            />
          )}
          <Controller
            control={control}
            name="tellsHost"
            render={({ field: { value, ...field } }) => (
              <Switch {...field} checked={value} label={m.tellMe()} hint={m.tellMeHint()} />
            )}
          />
        </>
      )}
      {pace !== 'correspondence' && (
        <Controller
          control={control}
          name="lengths"
          render={({ field }) => (
            <LengthsFields
              format={preset}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              firstWrongRef={field.ref}
              problems={messagesOf(formState.errors.lengths)}
            />
          )}
        />
      )}
      <Button type="submit" look="primary" block busy={busy}>
        {m.openRoom()}
      </Button>
    </form>
  );
}

function messagesOf(errors: object | undefined): Record<string, string | undefined> {
  const entries: [string, unknown][] = Object.entries(errors ?? {});
  return Object.fromEntries(entries.map(([id, error]) => [id, messageOf(error)]));
}

function messageOf(error: unknown): string | undefined {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return hasMessage && typeof error.message === 'string' ? error.message : undefined;
}

/** Puts the cursor into the first invalid field, once it is marked. */
function focusProblem({ getFieldState, setFocus }: StartDebateForm['form']): void {
  requestAnimationFrame(() => {
    const wrong = CHECKED.find((name) => getFieldState(name).invalid);
    if (wrong) setFocus(wrong);
  });
}
