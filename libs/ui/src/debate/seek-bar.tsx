import type { CSSProperties, KeyboardEvent } from 'react';
import * as m from '@rostrum/words/ui-debate';
import { asNode } from '../as-node.ts';
import { seekTarget } from './seek-keys.ts';
import { clockText, clockWords } from './time.ts';

/** A notable moment, in milliseconds from the beginning. */
export interface SeekMark {
  atMs: number;
  type: 'step' | 'act';
  label: string;
}

export interface SeekBarProps {
  positionMs: number;
  durationMs: number;
  marks: readonly SeekMark[];
  onSeek: (positionMs: number) => void;
  /** The running phase at the position, as in "Opening, For"; announced after the time. */
  place: string;
}

/**
 * The current position in a debate, and every way to another one. A native slider underneath: pointer, touch and
 * keys.
 */
export function SeekBar({ positionMs, durationMs, marks, onSeek, place }: SeekBarProps) {
  const stepsMs = marks.flatMap(({ type, atMs }) => (type === 'step' ? [atMs] : []));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = seekTarget(event.key, { positionMs, durationMs, stepsMs });
    if (target === undefined) return;
    event.preventDefault();
    onSeek(target);
  };
  return (
    <div className="seek">
      <div className="seek-marks" aria-hidden="true">
        {marks.map(({ atMs, type, label }, index) => (
          <i key={index} className={`seek-${type}`} style={placeOf(atMs, durationMs)} title={label} />
        ))}
      </div>
      <input
        type="range"
        className="seek-range"
        aria-label={m.position()}
        aria-valuetext={[m.timeIn({ time: clockWords(wholeSeconds(positionMs)) }), place]
          .filter(Boolean)
          .join(', ')}
        min={0}
        max={durationMs}
        step="any"
        value={positionMs}
        style={placeOf(positionMs, durationMs)}
        onChange={({ currentTarget }) => onSeek(currentTarget.valueAsNumber)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** `3:20 of 14:05`: the visible position. */
export function SeekTime({ positionMs, durationMs }: Pick<SeekBarProps, 'positionMs' | 'durationMs'>) {
  return (
    <span className="seek-time num">
      {asNode(
        m.positionOf({
          position: clockText(wholeSeconds(positionMs)),
          length: clockText(wholeSeconds(durationMs)),
          faint: (inside) => (
            <span key="faint" className="faint">
              {asNode(inside)}
            </span>
          ),
        }),
      )}
    </span>
  );
}

/** Clocks round up, so that they end on zero; a position counts elapsed time. */
function wholeSeconds(ms: number): number {
  return Math.floor(ms / 1_000) * 1_000;
}

function placeOf(atMs: number, durationMs: number): CSSProperties {
  const part = durationMs > 0 ? Math.min(1, Math.max(0, atMs / durationMs)) : 0;
  return { '--at': `${(part * 100).toFixed(2)}%` } as CSSProperties;
}
