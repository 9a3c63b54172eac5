import type { ReactNode } from 'react';
import { Mark } from '../components/mark.tsx';

export interface ModeratorPausedProps {
  /** As in "the host". */
  by: string;
  /** Time of day, ready to read. */
  since?: string | undefined;
  /** For people who may resume it. */
  action?: ReactNode;
}

/** Shown on the floor while the moderator is off. */
export function ModeratorPaused({ by, since, action }: ModeratorPausedProps) {
  return (
    <output className="ai-off">
      <Mark />
      <span>
        <b>AI paused by {by}</b>
        {since && (
          <>
            {' '}
            since <span className="num">{since}</span>
          </>
        )}
        . The clock and the turns still run, and threats, sexual content, private details and severe hatred
        are still stopped. Other hints, notes and holds are not given.
      </span>
      {action && <span className="push">{action}</span>}
    </output>
  );
}
