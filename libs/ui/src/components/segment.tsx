import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { useFieldGroup } from './field-context.ts';

interface SegmentOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

export interface SegmentProps<Value extends string> {
  options: readonly SegmentOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Its name; inside a `Field group` the field's label is the name. */
  label?: string;
  block?: boolean;
  className?: string;
}

/** One of a few visible options. Radio buttons underneath: one tab stop, arrows move the choice. */
export function Segment<Value extends string>(props: SegmentProps<Value>) {
  const { options, value, onChange, label, block = false, className } = props;
  const { invalid: _, ...wiring } = useFieldGroup(label);
  const name = useId();
  return (
    <div role="radiogroup" {...wiring} className={cx('segment', block && 'segment-block', className)}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
