import type { ReactNode } from 'react';
import * as m from '@rostrum/words/ui-debate';
import { asNode } from '../as-node.ts';
import { Mark } from '../components/mark.tsx';

export interface ModeratorPausedProps {
  /** Time of day, ready to read. */
  since?: string | undefined;
  /** For people who may resume it. */
  action?: ReactNode;
}

const b = (inside: readonly ReactNode[]) => <b key="b">{asNode(inside)}</b>;
const time = (inside: readonly ReactNode[]) => (
  <span key="time" className="num">
    {asNode(inside)}
  </span>
);

/** Shown on the floor while the moderator is off. */
export function ModeratorPaused({ since, action }: ModeratorPausedProps) {
  return (
    <output className="ai-off">
      <Mark />
      <span>
        {asNode(since ? m.aiPausedSince({ since, b, time }) : m.aiPaused({ b }))} {m.aiPausedMeans()}
      </span>
      {action && <span className="push">{action}</span>}
    </output>
  );
}
