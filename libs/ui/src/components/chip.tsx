import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

/** A filter that is on or off. Omit `pressed` if the chip opens a menu. */
export function Chip({ pressed, className, ...rest }: ComponentProps<'button'> & { pressed?: boolean }) {
  return <button type="button" {...rest} aria-pressed={pressed} className={cx('chip', className)} />;
}
