import { canRestateFirst, formatFor, tidyTitle, type Format } from '@rostrum/domain';
import { Button, Switch } from '@rostrum/ui';
import { Controller } from 'react-hook-form';
import { ChoiceField } from './choice-field.tsx';
import {
  COIN_HINT,
  PACE_HINTS,
  PACES,
  SIDES,
  STEP_HOURS,
  STEP_HOURS_HINT,
  STRICTNESS,
  STRICTNESS_HINTS,
  VISIBILITIES,
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
  const stepHours = hoursOf({ stepHours: watch('stepHours') });
  const edited = withTyped(preset, lengths);
  const format = pace === 'correspondence' ? formatFor(edited, { pace, stepHours }) : edited;
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
      {opponent && <p className="small muted">You get a link to send to {opponent}.</p>}
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
        stepHours={stepHours}
        formats={formatsAgainst(against)}
        onChange={chooseFormat}
      />
      <ChoiceField
        control={control}
        name="pace"
        label="Pace"
        options={PACES}
        hasLongWords
        hint={PACE_HINTS[pace]}
        onChosen={(next) => restart({ formatId, pace: next })}
      />
      {pace === 'correspondence' && (
        <ChoiceField
          control={control}
          name="stepHours"
          label="Each step has"
          options={STEP_HOURS}
          hint={STEP_HOURS_HINT}
        />
      )}
      <ChoiceField
        control={control}
        name="side"
        label="Your side"
        options={SIDES}
        hint={format.coinFlip ? COIN_HINT : undefined}
      />
      {!isPractice && (
        <>
          <OpeningField control={control} />
          <ChoiceField
            control={control}
            name="visibility"
            label="Who may find it"
            options={VISIBILITIES}
            hint={VISIBILITY_HINTS[visibility]}
          />
        </>
      )}
      {!isPractice && <LanguageField value={language} onChange={(next) => setValue('language', next)} />}
      <ChoiceField
        control={control}
        name="strictness"
        label="Moderation"
        options={STRICTNESS}
        hint={STRICTNESS_HINTS[strictness]}
      />
      {!isPractice && (
        <>
          {canRestateFirst(preset) && (
            <Controller
              control={control}
              name="steelmanGate"
              render={({ field: { value, ...field } }) => (
                <Switch
                  {...field}
                  checked={value}
                  label="Restate first"
                  hint="Before a debater replies, they restate what the other side said. The person restated says whether it is fair."
                />
              )}
            />
          )}
          <Controller
            control={control}
            name="tellsHost"
            render={({ field: { value, ...field } }) => (
              <Switch
                {...field}
                checked={value}
                label="Tell me if somebody may need help"
                hint="If somebody sounds in distress, the moderator offers them help in private. It then tells you too, and the lobby says so to everybody."
              />
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
        Open the room
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
