import { announce, announceTime } from './announcements.ts';
import { basisOf } from './basis.ts';
import type { Decision } from './decision.ts';
import type { PolicyEventOf } from './event.ts';
import type { PolicyDecision } from './policy.ts';
import { POLICY_VERSION } from './version.ts';
import { POLICY_LIMITS } from './restraint-limits.ts';

/** Opening, hand-over, vote and close; every other event of the log passes. */
export function announceEvent({ room, event }: PolicyEventOf<'happened'>): Decision[] {
  const { debate: after, motion, names } = room;
  return announce({ type: 'happened', event, after, motion, names }, event.atMs).flatMap(asClockDecision);
}

/** A bell; one that comes later than eight seconds says nothing new. */
export function ringBell(
  { room, stepSeq, secondsLeft, atMs }: PolicyEventOf<'bell'>,
  nowMs: number,
): Decision[] {
  if (nowMs - atMs > POLICY_LIMITS.staleMs) return [];
  const { graceSeconds } = room.debate.format;
  return asClockDecision(announceTime({ type: 'bell', stepSeq, secondsLeft, graceSeconds }, atMs));
}

function asClockDecision(decision: PolicyDecision): Decision[] {
  if (decision.act === 'silence') return [];
  return [
    {
      ...decision,
      level: null,
      effects: [],
      side: null,
      rule: basisOf(decision.act, null),
      band: 'high',
      spans: [],
      engine: 'embedded',
      policyVersion: POLICY_VERSION,
    },
  ];
}
