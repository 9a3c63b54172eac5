import * as m from '@rostrum/words/ui';
import { Button } from './button.tsx';
import type { StateProps } from './empty-state.tsx';
import { Mark } from './mark.tsx';
import { cx } from '../cx.ts';

export interface ErrorStateProps extends StateProps {
  onRetry?: (() => void) | undefined;
  retrying?: boolean;
  /** For support: codes and times, folded away. */
  detail?: string | undefined;
}

/** Something failed: what is safe, what happens next, and a way to retry. Read aloud when it appears. */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, action, onRetry, retrying = false, detail, level = 2, small = false } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={cx('state', small && 'state-small')} role="alert">
      {!small && <Mark className="state-mark" />}
      <Heading className={cx('motion', !small && 'motion-lg')}>{title}</Heading>
      {children && <p className="muted state-p">{children}</p>}
      <div className="state-acts">
        {onRetry && (
          <Button look="primary" busy={retrying} onClick={onRetry}>
            {m.tryAgain()}
          </Button>
        )}
        {action}
      </div>
      {detail && (
        <details className="tiny faint state-detail">
          <summary>{m.forSupport()}</summary>
          {detail}
        </details>
      )}
    </div>
  );
}
