import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

/** A word about a thing: its format, its state. */
export function Tag({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'accent' | 'danger';
  children: ReactNode;
}) {
  return <span className={cx('tag', tone !== 'plain' && `tag-${tone}`)}>{children}</span>;
}

/** A number beside a word. `of` names the counted thing for screen readers. */
export function Count({ value, of }: { value: number; of?: string }) {
  return (
    <span className="count">
      {value}
      {of && <span className="visually-hidden"> {of}</span>}
    </span>
  );
}
