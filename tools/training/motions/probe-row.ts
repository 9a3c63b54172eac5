import { readMotions, type MotionRow } from './motion-row.ts';

/** Motions that no reader learns from: of each two the one that may be looked at while a reader is made, or the one of its check. */
export function probeRows(half: 'looked at' | 'check'): MotionRow[] {
  const rest = half === 'looked at' ? 0 : 1;
  return readMotions(new URL('probes.jsonl', import.meta.url)).filter(
    ({ id }) => Number(id.slice(-3)) % 2 === rest,
  );
}

/** Motions about groups that were written before the reader changed again, and read by it once before its lists were extended. */
export function freshRows(): MotionRow[] {
  return readMotions(new URL('fresh-probes.jsonl', import.meta.url));
}
