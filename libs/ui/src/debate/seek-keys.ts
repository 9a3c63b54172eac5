/** The step of an arrow key: five seconds, or a two-hundredth of a long debate. */
const ARROW_MS = 5_000;
const ARROWS_IN_ALL = 200;

export type Seekable = {
  positionMs: number;
  durationMs: number;
  /** The starts of steps, earliest first. */
  stepsMs: readonly number[];
};

/**
 * The target of a key on a seek bar, in milliseconds: arrows move a little, Page up and down go to the next and the
 * previous start of a step, Home and End to the ends. Undefined for every other key.
 */
export function seekTarget(key: string, seekable: Seekable): number | undefined {
  const { positionMs, durationMs, stepsMs } = seekable;
  const arrowMs = Math.max(ARROW_MS, durationMs / ARROWS_IN_ALL);
  const targets: Partial<Record<string, number>> = {
    ArrowRight: positionMs + arrowMs,
    ArrowUp: positionMs + arrowMs,
    ArrowLeft: positionMs - arrowMs,
    ArrowDown: positionMs - arrowMs,
    PageUp: stepsMs.find((stepMs) => stepMs > positionMs) ?? durationMs,
    PageDown: stepsMs.findLast((stepMs) => stepMs < positionMs) ?? 0,
    Home: 0,
    End: durationMs,
  };
  const target = targets[key];
  return target === undefined ? undefined : Math.min(durationMs, Math.max(0, target));
}
