import { atPaceMs, isByCorrespondence } from '@rostrum/domain';
import * as m from '@rostrum/words/moderator-policy';
import type { Found, Look } from '../look.ts';
import type { RegistrationOn } from '../registration.ts';
import { POLICY_LIMITS } from '../restraint-limits.ts';
import { isOpenStep, stepStartOf } from '../steps.ts';
import { fromCounts } from '../words.ts';

export const LULL: RegistrationOn<'ticked'> = {
  on: 'ticked',
  rule: lull,
  order: 2,
};

/** A minute of silence in an open step, where people type a longer time: one question from two claims that were made, one of each side. */
function lull({ room, state, step, atMs }: Look): Found[] {
  const { pulse } = state;
  const sinceMs = silentSinceMs({ room, state, step });
  if (sinceMs === undefined || atMs - sinceMs < lullMs(room)) return [];
  const { for: one, against: other } = pulse.claims;
  return [
    {
      act: 'lull',
      key: keyOf(state),
      messageId: null,
      side: null,
      rule: null,
      ...fromCounts({ label: m.secondsOfSilence(), value: String(Math.floor((atMs - sinceMs) / 1_000)) }),
      because: 'there are no two claims to ask about',
      once: true,
      ways:
        one && other
          ? [
              {
                reach: 'public',
                to: 'all',
                level: null,
                says: m.canBothBeTrue({ one: one.quote, other: other.quote }),
              },
            ]
          : [],
    },
  ];
}

/** How long a silence lasts before the moderator asks. */
export function lullMs({ debate }: Look['room']): number {
  return atPaceMs(debate.format, POLICY_LIMITS.lullMs);
}

/** The start of a silence in an open step; undefined if no such step runs, or the moderator has already asked. */
export function silentSinceMs({
  room,
  state,
  step,
}: Pick<Look, 'room' | 'state' | 'step'>): number | undefined {
  const startedAtMs = stepStartOf(room.debate);
  const isTalk = isOpenStep(step) && !isByCorrespondence(room.debate.format);
  if (startedAtMs === undefined || !isTalk || state.record.done.includes(`lull-${keyOf(state)}`))
    return undefined;
  return Math.max(startedAtMs, state.pulse.lastAtMs);
}

/** Each silence has one name, because no message came in between. */
function keyOf({ pulse }: Look['state']): string {
  return `${pulse.stepIndex}-${pulse.messages}`;
}
