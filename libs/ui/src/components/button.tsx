import { useId } from 'react';
import type { ComponentProps, MouseEvent } from 'react';
import type { LucideIcon } from 'lucide-react';
import { buttonClass } from './button-class.ts';
import type { ButtonShape } from './button-class.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonShape {
  icon?: LucideIcon | undefined;
  /** Shows a spinner and ignores a second click. */
  busy?: boolean | undefined;
  /**
   * Why it cannot be used now. It stays focusable and shows the reason; without a reason nothing is ever disabled.
   */
  disabledBecause?: string | undefined;
}

export function Button(props: ButtonProps) {
  const {
    look,
    size,
    block,
    icon: Icon,
    busy = false,
    disabledBecause,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const reasonId = useId();
  const blocked = busy || disabledBecause !== undefined;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ look, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={blocked || undefined}
      aria-describedby={disabledBecause === undefined ? rest['aria-describedby'] : reasonId}
      onClick={blocked ? swallow : onClick}
    >
      {busy ? <Spinner /> : Icon && <Icon className={size === 'sm' ? 'icon icon-sm' : 'icon'} />}
      {children}
      {disabledBecause !== undefined && (
        // Inside the button, so that it keeps its place and the focus when the reason goes. Not part of its name.
        <span id={reasonId} className="tooltip why" aria-hidden="true">
          {disabledBecause}
        </span>
      )}
    </button>
  );
}

/** Also keeps a blocked submit button from sending its form. */
function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
