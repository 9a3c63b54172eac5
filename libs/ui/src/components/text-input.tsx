import type { ComponentProps, ReactNode } from 'react';
import { Check, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { cx } from '../cx.ts';
import { useFieldControl } from './field-context.ts';
import { atLongest } from './longest.ts';
import { Spinner } from './spinner.tsx';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size' | 'prefix'> {
  size?: 'md' | 'lg';
  /** A prefix of the text, such as "@". */
  prefix?: ReactNode;
  icon?: LucideIcon;
  /** In characters as people see them. */
  maxLength?: number | undefined;
  /** The verdict at the end of the line; the words for it belong into the field's message. */
  verdict?: 'good' | 'bad' | 'checking' | undefined;
}

export function TextInput({
  size = 'md',
  prefix,
  icon: Icon,
  verdict,
  className,
  maxLength,
  onChange,
  ...rest
}: TextInputProps) {
  const wiring = useFieldControl(rest);
  const bad = verdict === 'bad' || wiring['aria-invalid'];
  return (
    <span
      className={cx(
        'input',
        size === 'lg' && 'input-lg',
        bad && 'is-bad',
        verdict === 'good' && 'is-good',
        className,
      )}
    >
      {Icon && <Icon className="icon icon-sm" />}
      {prefix !== undefined && (
        <span className="faint" aria-hidden="true">
          {prefix}
        </span>
      )}
      <input type="text" dir="auto" {...rest} {...wiring} {...atLongest(maxLength, onChange)} />
      {verdict === 'good' && <Check className="icon icon-sm" />}
      {verdict === 'bad' && <X className="icon icon-sm" />}
      {verdict === 'checking' && <Spinner />}
    </span>
  );
}
