import type { ReactNode } from 'react';
import { leftText } from './time.ts';
import { MiniClock } from './mini-clock.tsx';

export interface AskProps {
  /** Its subject in two or three words: the name of the group. */
  label: string;
  /** What happened and what one can do about it, in a sentence or two. */
  children: ReactNode;
  /** The time for an answer. */
  clock?: { leftMs: number; totalMs: number } | undefined;
  /** Buttons, the first one the most likely. */
  actions?: ReactNode;
}

/** A pending question of the debate, above the composer: it stays until it is answered or over. */
export function Ask({ label, children, clock, actions }: AskProps) {
  return (
    <fieldset className="ask" aria-label={label}>
      {clock && (
        <span className="ask-clock">
          <MiniClock {...clock} />
          <span className="num" aria-hidden="true">
            {leftText(clock.leftMs, clock.totalMs)}
          </span>
        </span>
      )}
      <p className="ask-words">{children}</p>
      {actions && <div className="ask-acts">{actions}</div>}
    </fieldset>
  );
}
