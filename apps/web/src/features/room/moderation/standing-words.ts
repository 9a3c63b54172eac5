import type { Appeal } from '@rostrum/domain';
import { dayAndTime } from '../session/index.ts';

/** The state of an appeal, as `uid` reads it. */
export function appealWords({ by, atMs, verdict, decidedAtMs, answer }: Appeal, uid: string): string {
  const who = by === uid ? 'You appealed' : 'Appealed';
  if (verdict === null)
    return `${who} on ${dayAndTime(atMs)}. A human who neither acted nor debates here decides.`;
  const when = decidedAtMs === null ? '' : ` on ${dayAndTime(decidedAtMs)}`;
  const reasons = answer === undefined ? '.' : `: “${answer}”`;
  return verdict === 'upheld'
    ? `${who}. A human looked at it${when} and left it as it is${reasons}`
    : `${who}. A human overturned it${when}${reasons}`;
}

const APPEAL_STATES = { open: 'Appeal open', upheld: 'Upheld', overturned: 'Overturned' } as const;

/** The state of an appeal in two words. */
export function appealState({ verdict }: Appeal): string {
  return APPEAL_STATES[verdict ?? 'open'];
}
