import type { ComponentProps, RefObject } from 'react';
import { useState } from 'react';
import { cx } from '../cx.ts';
import { useAutoGrow } from '../use-auto-grow.ts';
import { useFieldControl } from './field-context.ts';
import { atLongest } from './longest.ts';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'ref'> {
  /** For a person's own words: a motion, a speech, a bio. */
  serif?: boolean;
  ref?: RefObject<HTMLTextAreaElement | null>;
  /** In characters as people see them. */
  maxLength?: number | undefined;
}

/** Grows with its words, from `rows` lines on. */
export function TextArea({
  ref: given,
  serif = false,
  className,
  onInput,
  maxLength,
  onChange,
  rows = 2,
  ...rest
}: TextAreaProps) {
  const wiring = useFieldControl(rest);
  const [typed, setTyped] = useState<string>();
  const ref = useAutoGrow(rest.value ?? typed, given);
  return (
    <textarea
      dir="auto"
      {...rest}
      {...wiring}
      {...atLongest(maxLength, onChange)}
      ref={ref}
      rows={rows}
      className={cx('input', serif && 'input-serif', wiring['aria-invalid'] && 'is-bad', className)}
      onInput={(event) => {
        setTyped(event.currentTarget.value);
        onInput?.(event);
      }}
    />
  );
}
