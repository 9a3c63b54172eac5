import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

/** A key to press. */
export function Kbd({ className, children }: { className?: string; children: ReactNode }) {
  return <kbd className={cx('kbd', className)}>{children}</kbd>;
}
