import { MARKS } from '@rostrum/domain';
import { Segment } from '@rostrum/ui';
import { useId } from 'react';
import * as m from '@rostrum/words/ballots';

const NONE = 'none';
const VALUES = Array.from({ length: MARKS.highest - MARKS.lowest + 1 }, (_, at) => MARKS.lowest + at);
const options = () => [
  { value: NONE, label: <span aria-label={m.noView()}>–</span> },
  ...VALUES.map((value) => ({ value: String(value), label: String(value) })),
];

export type MarkScaleProps = {
  label: string;
  hint: string;
  /** Undefined for no view. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
};

/** One dimension from 1 to 5, or none of them. */
export function MarkScale({ label, hint, value, onChange }: MarkScaleProps) {
  const id = useId();
  return (
    <div className="row wrap items-center" aria-describedby={id}>
      <span className="min-w-0 flex-1 basis-56">
        <b className="block font-medium">{label}</b>
        <span id={id} className="tiny muted">
          {hint}
        </span>
      </span>
      <Segment
        className="mark-scale flex-none"
        label={label}
        options={options()}
        value={value === undefined ? NONE : String(value)}
        onChange={(chosen) => onChange(chosen === NONE ? undefined : Number(chosen))}
      />
    </div>
  );
}
