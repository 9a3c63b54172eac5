import { CASE_REASON_LIST, CASE_REASONS, goodFaith, LIMITS, type CaseReason } from '@rostrum/domain';
import { Button, Checkbox, Field, Segment, Select, TextArea, TextInput } from '@rostrum/ui';
import * as m from '@rostrum/words/casework';
import { useState } from 'react';

/** A person's report. Name, e-mail and the good faith are only for visitors. */
export type ReportDraft = {
  reason: CaseReason;
  text: string;
  name: string;
  email: string;
  isGoodFaith: boolean;
};

export type ReportFormProps<Part extends string> = {
  /** Whether nobody is signed in: then a notice has to say a few things more. */
  isVisitor: boolean;
  /** The reported part, if there is a choice, as for a profile. */
  parts?: readonly { value: Part; label: string }[];
  part?: Part;
  onPart?: (part: Part) => void;
  /** The default reason, if known. */
  firstReason?: CaseReason;
  /** The label of the button. */
  sends?: string;
  busy: boolean;
  /** Why it was not accepted; the text stays. */
  problem: string | undefined;
  onSend: (draft: ReportDraft) => void;
  onClose: () => void;
};

/** The reason, the description, and for a visitor their identity. */
export function ReportForm<Part extends string>(props: ReportFormProps<Part>) {
  const { isVisitor, parts, part, onPart, firstReason, busy, problem, onSend, onClose } = props;
  const { sends = m.sendReport() } = props;
  const [draft, setDraft] = useState<ReportDraft>({
    reason: firstReason ?? 'harassment',
    text: '',
    name: '',
    email: '',
    isGoodFaith: false,
  });
  const [tried, setTried] = useState(false);
  const change = (changes: Partial<ReportDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const isEmpty = draft.text.trim() === '';
  const lacksFaith = isVisitor && !draft.isGoodFaith;
  const send = () => {
    setTried(true);
    if (!isEmpty && !lacksFaith) onSend(draft);
  };
  return (
    <>
      {parts && part !== undefined && onPart && (
        <Field label={m.reportAbout()} group>
          <Segment options={parts} value={part} onChange={onPart} block />
        </Field>
      )}
      <Field label={m.reportWrong()}>
        <Select options={reasons()} value={draft.reason} onChange={(reason) => change({ reason })} />
      </Field>
      <Field label={m.reportHappened()} error={tried && isEmpty ? m.reportHappenedMissing() : undefined}>
        <TextArea
          rows={4}
          maxLength={LIMITS.reportMaxLength}
          value={draft.text}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
      </Field>
      {isVisitor && <AboutYou {...{ draft, change, tried }} />}
      {problem && (
        <p className="hint hint-bad" role="alert">
          {problem}
        </p>
      )}
      <div className="dialog-acts">
        <Button onClick={onClose}>{m.cancel()}</Button>
        <Button look="primary" busy={busy} onClick={send}>
          {sends}
        </Button>
      </div>
    </>
  );
}

const reasons = () => CASE_REASON_LIST.map((value) => ({ value, label: CASE_REASONS[value]() }));

type AboutYouProps = {
  draft: ReportDraft;
  change: (changes: Partial<ReportDraft>) => void;
  tried: boolean;
};

function AboutYou({ draft, change, tried }: AboutYouProps) {
  return (
    <>
      <div className="field-pair">
        <Field label={m.yourName()} optional>
          <TextInput
            maxLength={100}
            autoComplete="name"
            value={draft.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
        </Field>
        <Field label={m.yourEmail()} optional hint={m.yourEmailHint()}>
          <TextInput
            type="email"
            maxLength={320}
            autoComplete="email"
            value={draft.email}
            onChange={(event) => change({ email: event.currentTarget.value })}
          />
        </Field>
      </div>
      <Checkbox
        label={goodFaith()}
        hint={
          tried && !draft.isGoodFaith ? <span className="hint-bad">{m.goodFaithMissing()}</span> : undefined
        }
        checked={draft.isGoodFaith}
        onChange={(event) => change({ isGoodFaith: event.currentTarget.checked })}
      />
    </>
  );
}
