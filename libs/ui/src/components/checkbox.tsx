import { Check } from 'lucide-react';
import { cx } from '../cx.ts';
import { ChoiceWords } from './choice-words.tsx';
import type { ChoiceProps } from './choice-words.tsx';

/** Yes or no, as part of a form. */
export function Checkbox({ label, hint, className, ...rest }: ChoiceProps) {
  return (
    <label className={cx('choice choice-check', className)}>
      <span className="check-box">
        <input {...rest} type="checkbox" className="check" />
        <Check className="icon icon-sm" />
      </span>
      <ChoiceWords label={label} hint={hint} />
    </label>
  );
}
