import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

/** Read aloud, not seen. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cx('visually-hidden', className)} />;
}
