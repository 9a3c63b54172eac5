import { cx } from '../cx.ts';
import { ChoiceWords } from './choice-words.tsx';
import type { ChoiceProps } from './choice-words.tsx';

/** On or off, with immediate effect. A native checkbox underneath: keyboard, forms and labels work as usual. */
export function Switch({ label, hint, className, ...rest }: ChoiceProps) {
  return (
    <label className={cx('choice choice-switch', className)}>
      <ChoiceWords label={label} hint={hint} />
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox carries its own state */}
      <input {...rest} type="checkbox" role="switch" className="switch" />
    </label>
  );
}
