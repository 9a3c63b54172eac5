import type { Appeal } from '@rostrum/domain';
import { dayAndTime } from '../session/index.ts';

/** The state of an appeal, as `uid` reads it. */
export function appealWords({ by, atMs, verdict, decidedAtMs }: Appeal, uid: string): string {
  const who = by === uid ? 'You appealed' : 'Appealed';
  if (verdict === null) return `${who} on ${dayAndTime(atMs)}. A human who did not act here decides.`;
  const when = decidedAtMs === null ? '' : ` on ${dayAndTime(decidedAtMs)}`;
  return verdict === 'upheld'
    ? `${who}. A human looked at it${when} and left it as it is.`
    : `${who}. A human overturned it${when}.`;
}

const APPEAL_STATES = { open: 'Appeal open', upheld: 'Upheld', overturned: 'Overturned' } as const;

/** The state of an appeal in two words. */
export function appealState({ verdict }: Appeal): string {
  return APPEAL_STATES[verdict ?? 'open'];
}
