import { useEffect, useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import * as m from '@rostrum/words/ui';
import { cx } from '../cx.ts';
import { FieldContext } from './field-context.ts';

export interface FieldProps {
  label: ReactNode;
  /** One control of this library; it wires itself up. */
  children: ReactNode;
  hint?: ReactNode;
  /** The problem and its solution. Replaces the hint and marks the control. */
  error?: string | undefined;
  /** The server's last refusal. It looks like an error, and moves the focus to the control. */
  refused?: string | undefined;
  /** A confirmation, as in "Free." Replaces the hint. */
  good?: string | undefined;
  optional?: boolean;
  /** For a group of controls (Segment, CodeBoxes): the label names the group. */
  group?: boolean;
  className?: string;
}

/** Label, control and one line below it, wired together for assistive technology. */
export function Field({
  label,
  children,
  hint,
  error,
  refused,
  good,
  optional = false,
  group = false,
  className,
}: FieldProps) {
  const id = useId();
  const [labelId, hintId, verdictId] = [`${id}-label`, `${id}-hint`, `${id}-verdict`];
  const wrong = error ?? refused;
  const verdict = wrong ?? good;
  const describedBy = verdict ? verdictId : hint ? hintId : undefined;
  const invalid = Boolean(wrong);
  const wiring = useMemo(() => ({ id, labelId, describedBy, invalid }), [id, labelId, describedBy, invalid]);
  useEffect(() => {
    if (refused !== undefined) document.getElementById(id)?.focus();
  }, [id, refused]);
  const words = (
    <>
      {label}
      {optional && ' '}
      {optional && <span className="label-optional">{m.optional()}</span>}
    </>
  );
  return (
    <div className={cx('field', className)}>
      {group ? (
        <span className="label" id={labelId}>
          {words}
        </span>
      ) : (
        <label className="label" id={labelId} htmlFor={id}>
          {words}
        </label>
      )}
      <FieldContext value={wiring}>{children}</FieldContext>
      {/* A hint may count characters: it describes the control, and no key announces it. */}
      <span id={hintId} className="hint" hidden={describedBy !== hintId}>
        {hint}
      </span>
      <span
        id={verdictId}
        aria-live="polite"
        className={cx('hint', invalid ? 'hint-bad' : 'hint-ok')}
        hidden={!verdict}
      >
        {verdict}
      </span>
    </div>
  );
}
