import type { CSSProperties, ReactNode } from 'react';
import * as m from '@rostrum/words/ui-debate';
import { cx } from '../cx.ts';
import { ClockArc } from './clock-arc.tsx';
import { clockText, clockWords, longText } from './time.ts';

export type ClockState = 'prep' | 'coin' | 'vote' | 'running' | 'bell' | 'last' | 'grace' | 'paused' | 'over';

export interface ClockProps {
  /** Milliseconds left; below zero in the grace, where it counts up. */
  leftMs: number;
  totalMs: number;
  state: ClockState;
  /** Name of the step, under the figures and in the spoken name. */
  label?: string | undefined;
  /** For's part of the airtime so far, 0 … 1. Omit it until somebody has spoken. */
  airtimeFor?: number | undefined;
  /** Milliseconds before the end at which a bell rings. */
  bellsMs?: readonly number[];
  /** Counted in days and hours instead, with no bells. */
  slow?: boolean | undefined;
  /** The part of the step in which points of information are open, each 0 … 1: a line outside the ring. */
  open?: { from: number; to: number } | undefined;
  className?: string;
}

/** Words repeat everything that colour or weight shows. */
const STATE_WORDS: Partial<Record<ClockState, () => string>> = {
  prep: m.preparation,
  coin: m.coinFlip,
  vote: m.vote,
  grace: m.graceTime,
  paused: m.paused,
  over: m.over,
};

const BELLS = [60_000, 30_000];
/** What a bell says, and for how long. */
const BELL_WORDS: Readonly<Record<number, () => string>> = { 60_000: m.oneMinute, 30_000: m.thirtySeconds };
const BELL_WORDS_MS = 6_000;

/** The half circle of seats, drained from the left. Drawn from props alone; it never announces anything itself. */
export function Clock(props: ClockProps) {
  const { leftMs, totalMs, state, label, airtimeFor, bellsMs = BELLS, slow = false, open, className } = props;
  const word = bellWord(props) ?? STATE_WORDS[state]?.();
  return (
    <div
      className={cx('clock', slow && 'clock-slow', className)}
      data-state={state}
      style={leftStyle(leftMs, totalMs)}
    >
      <div className="clock-ring" role="timer" aria-label={spokenClock(props)}>
        <ClockArc
          totalMs={totalMs}
          leftMs={leftMs}
          bellsMs={slow ? [] : bellsMs}
          airtimeFor={airtimeFor}
          open={open}
        />
        <div className="clock-face" aria-hidden="true">
          <div className="clock-time">{slow ? longText(leftMs) : figures(leftMs, state)}</div>
        </div>
      </div>
      {(word !== undefined || label !== undefined) && (
        <p className="clock-step" aria-hidden="true">
          {word && <b>{word}</b>}
          {word && label && ' · '}
          <bdi>{label}</bdi>
        </p>
      )}
    </div>
  );
}

/** The bell that has just rung, in words. */
function bellWord({ leftMs, totalMs, state, bellsMs = BELLS, slow }: ClockProps): string | undefined {
  if (slow) return undefined;
  if (state === 'grace') return leftMs > -BELL_WORDS_MS ? m.timeUp() : undefined;
  const isRunning = state === 'running' || state === 'bell' || state === 'last';
  const bellMs = bellsMs.find((at) => at < totalMs && leftMs <= at && at - leftMs < BELL_WORDS_MS);
  return isRunning && bellMs !== undefined ? BELL_WORDS[bellMs]?.() : undefined;
}

/** Below a clock: the airtime of each side, and the step between them. */
export function ClockLegend({ airtimeFor, children }: { airtimeFor: number; children?: ReactNode }) {
  const percent = Math.round(airtimeFor * 100);
  return (
    <div className="clock-legend">
      <span className="side for">
        <i className="pip" aria-hidden="true" />
        {m.forShare({ percent })}
      </span>
      {children && <span className="muted">{children}</span>}
      <span className="side against">
        {m.againstShare({ percent: 100 - percent })}
        <i className="pip" aria-hidden="true" />
      </span>
    </div>
  );
}

function figures(leftMs: number, state: ClockState): string {
  return state === 'grace' ? `+${clockText(Math.abs(leftMs))}` : clockText(leftMs);
}

function spokenClock({ leftMs, state, label, slow }: ClockProps): string {
  const time = slow ? m.timeLeft({ time: longText(leftMs) }) : spokenTime(leftMs, state);
  return [label, STATE_WORDS[state]?.(), time].filter(Boolean).join(', ');
}

function spokenTime(leftMs: number, state: ClockState): string {
  if (state === 'grace') return m.timeOver({ time: clockWords(Math.abs(leftMs)) });
  return state === 'over' ? '' : m.timeLeft({ time: clockWords(leftMs) });
}

/** `--left` is the lit part of the ring in percent: the only thing that moves. */
export function leftStyle(leftMs: number, totalMs: number): CSSProperties {
  const left = totalMs > 0 ? Math.min(100, Math.max(0, (leftMs / totalMs) * 100)) : 0;
  return { '--left': left.toFixed(2) } as CSSProperties;
}
