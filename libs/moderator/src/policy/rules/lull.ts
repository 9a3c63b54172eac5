import type { Found, Look } from '../look.ts';
import { POLICY_LIMITS } from '../restraint-limits.ts';
import { isOpenStep, stepStartOf } from '../steps.ts';
import { fromCounts } from '../words.ts';

/** Sixty seconds of silence in an open step: one question from two claims that were made, one of each side. */
export function lull({ room, state, step, atMs }: Look): Found[] {
  const startedAtMs = stepStartOf(room.debate);
  if (startedAtMs === undefined || !isOpenStep(step)) return [];
  const { pulse } = state;
  const sinceMs = Math.max(startedAtMs, pulse.lastAtMs);
  const silentMs = atMs - sinceMs;
  if (silentMs < POLICY_LIMITS.lullMs) return [];
  const { for: one, against: other } = pulse.claims;
  return [
    {
      act: 'lull',
      key: `${pulse.stepIndex}-${pulse.messages}`,
      messageId: null,
      side: null,
      rule: null,
      ...fromCounts({ label: 'Seconds of silence', value: String(Math.floor(silentMs / 1_000)) }),
      because: 'there are no two claims to ask about',
      once: true,
      ways:
        one && other
          ? [
              {
                reach: 'public',
                to: 'all',
                level: null,
                says: `“${one.quote}” and “${other.quote}”: can both be true, and if not, what would decide between them?`,
              },
            ]
          : [],
    },
  ];
}
