import type { ReactNode } from 'react';
import { EmptyHouse } from '../art/empty-house.tsx';
import { cx } from '../cx.ts';

export interface StateProps {
  title: ReactNode;
  children?: ReactNode;
  /** The buttons that lead on. */
  action?: ReactNode;
  /** The heading level: 1 if the state is the page, 2 inside one. */
  level?: 1 | 2 | 3;
  /** Inside a page instead of in its place. */
  small?: boolean;
}

/** Nothing here yet, and how to change that. */
export function EmptyState({ title, children, action, level = 2, small = false }: StateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx('state', small && 'state-small')}>
      <div className="state-art">
        <EmptyHouse />
      </div>
      <Heading className={cx('motion', !small && 'motion-lg')}>{title}</Heading>
      {children && <p className="muted state-p">{children}</p>}
      {action && <div className="state-acts">{action}</div>}
    </div>
  );
}
