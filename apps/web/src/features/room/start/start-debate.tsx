import { LIMITS, QUICK_CLASH, speakingSeconds } from '@rostrum/domain';
import { Button, Field, FormatSteps, Segment, Side, TextArea } from '@rostrum/ui';
import { Controller } from 'react-hook-form';
import { LengthsFields } from './lengths-fields.tsx';
import { motionLength } from './start-form.ts';
import type { StartDebate as StartDebateForm } from './use-start-debate.ts';

const SIDES = [
  { value: 'for', label: <Side side="for" /> },
  { value: 'against', label: <Side side="against" /> },
  { value: 'any', label: 'Any' },
] as const;
const VISIBILITIES = [
  { value: 'public', label: 'Public' },
  { value: 'unlisted', label: 'Unlisted' },
  { value: 'private', label: 'Private' },
] as const;
const VISIBILITY_HINTS = {
  public: 'Listed for everybody who is signed in.',
  unlisted: 'Not listed; whoever has the link may come in.',
  private: 'Only who has the code comes in.',
};
const STRICTNESS = [
  { value: 'relaxed', label: 'Relaxed' },
  { value: 'standard', label: 'Standard' },
  { value: 'strict', label: 'Strict' },
] as const;
const STRICTNESS_HINTS = {
  relaxed: 'Only clear attacks on a person are held until they are edited.',
  standard: 'Clear attacks on a person are held; doubtful ones go out, with a private note to their author.',
  strict: 'Doubtful words about a person are held as well.',
};

export type StartDebateProps = StartDebateForm & {
  busy: boolean;
  /** Whom the link is meant for, where somebody was challenged. */
  opponent?: string | null;
};

/** Everything a new debate needs, from the motion to the length of each step. */
export function StartDebate({ form, submit, busy, opponent }: StartDebateProps) {
  const { control, register, watch, formState } = form;
  const [motion, visibility, strictness] = watch(['motion', 'visibility', 'strictness']);
  const { count, isTooLong } = motionLength(motion);
  const tooLong = isTooLong
    ? `Keep the motion to ${LIMITS.motionMaxLength} characters: it has ${count}`
    : undefined;
  return (
    <form
      className="start"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {opponent && <p className="small muted">You get a link to send to {opponent}.</p>}
      <Field
        label="Motion"
        error={formState.errors.motion?.message ?? tooLong}
        hint={
          count > 0
            ? `${count} of ${LIMITS.motionMaxLength} characters`
            : 'One sentence that two sides can argue.'
        }
      >
        <Controller
          control={control}
          name="motion"
          render={({ field: { value, onChange, onBlur } }) => (
            <TextArea
              serif
              rows={3}
              placeholder="This house would …"
              value={value}
              onChange={onChange}
              onBlur={onBlur}
            />
          )}
        />
      </Field>
      <FormatField />
      <Field label="Your side" group>
        <Controller
          control={control}
          name="side"
          render={({ field }) => (
            <Segment block options={SIDES} value={field.value} onChange={field.onChange} />
          )}
        />
      </Field>
      <Field label="Who may find it" group hint={VISIBILITY_HINTS[visibility]}>
        <Controller
          control={control}
          name="visibility"
          render={({ field }) => (
            <Segment block options={VISIBILITIES} value={field.value} onChange={field.onChange} />
          )}
        />
      </Field>
      <Field label="Moderation" group hint={STRICTNESS_HINTS[strictness]}>
        <Controller
          control={control}
          name="strictness"
          render={({ field }) => (
            <Segment block options={STRICTNESS} value={field.value} onChange={field.onChange} />
          )}
        />
      </Field>
      <LengthsFields format={QUICK_CLASH} register={register} errors={formState.errors.lengths} />
      <Button type="submit" look="primary" block busy={busy}>
        Open the room
      </Button>
    </form>
  );
}

/** There is one format so far, so it is shown and not asked for. */
function FormatField() {
  const { name, summary, preparationSeconds } = QUICK_CLASH;
  const minutes = speakingSeconds(QUICK_CLASH) / 60;
  return (
    <div className="stack-2">
      <p className="row-between">
        <span className="label">{name}</span>
        <span className="tiny muted num">
          {minutes} min and {preparationSeconds / 60} to prepare
        </span>
      </p>
      <FormatSteps format={QUICK_CLASH} bySide />
      <p className="hint">{summary}</p>
    </div>
  );
}
