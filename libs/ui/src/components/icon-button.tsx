import type { LucideIcon } from 'lucide-react';
import { Button } from './button.tsx';
import type { ButtonProps } from './button.tsx';
import { cx } from '../cx.ts';

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'aria-label' | 'block'> {
  icon: LucideIcon;
  /** Its name for everybody: read aloud, and shown on hover. */
  label: string;
  /** A small number in its corner; the label should say it in words. */
  badge?: number | undefined;
}

export function IconButton({
  icon: Icon,
  label,
  badge = 0,
  look = 'quiet',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Button {...rest} look={look} className={cx('btn-icon', className)} aria-label={label} title={label}>
      {!rest.busy && <Icon className="icon" />}
      {badge > 0 && (
        <span className="count count-solid btn-badge" aria-hidden="true">
          {badge > 99 ? '99+' : badge}
        </span>
      )}
    </Button>
  );
}
