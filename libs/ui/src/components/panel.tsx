import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

/** The one box of a page: a form, the thing to do next. Groups of text take a rule and space instead. */
export function Panel({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('panel', className)} />;
}
