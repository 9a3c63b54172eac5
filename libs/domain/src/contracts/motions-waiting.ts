/**
 * Which motions of one's own a person of the house reads before others do: `all`, or those that the reader is `unsure` about. The
 * bank's motions and published ones never wait.
 */
export type MotionsWaiting = 'all' | 'unsure';

/** The operator's choice, `MOTIONS_WAIT`; all motions wait without one. @throws RangeError on another word */
export function readMotionsWaiting(env: Partial<Record<string, string>>): MotionsWaiting {
  const chosen = env['MOTIONS_WAIT']?.trim() ?? '';
  if (chosen === '' || chosen === 'all') return 'all';
  if (chosen === 'unsure') return 'unsure';
  throw new RangeError(`MOTIONS_WAIT is “${chosen}”: it needs all or unsure`);
}
