import { useId } from 'react';
import * as m from '@rostrum/words/ui-debate';
import { leftStyle } from './clock.tsx';
import { leftText } from './time.ts';

const RING_PATH = 'M28 150A132 132 0 0 1 292 150';
const TICKS = { strokeDasharray: '9 18.646', strokeDashoffset: -9 };

/** The clock in a list: how much of the step is left, without figures. */
export function MiniClock({ leftMs, totalMs }: { leftMs: number; totalMs: number }) {
  const sweep = useId();
  return (
    <span className="clock mini-clock" style={leftStyle(leftMs, totalMs)}>
      <span className="visually-hidden">{m.timeLeft({ time: leftText(leftMs, totalMs) })}</span>
      <svg viewBox="0 0 320 152" aria-hidden="true">
        <mask id={sweep} maskUnits="userSpaceOnUse" x="0" y="0" width="320" height="160">
          <path className="sweep" pathLength="100" d={RING_PATH} />
        </mask>
        <path className="tick" {...TICKS} d={RING_PATH} />
        <path className="tick tick-left" {...TICKS} mask={`url(#${sweep})`} d={RING_PATH} />
      </svg>
    </span>
  );
}
