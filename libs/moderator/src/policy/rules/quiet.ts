import { benchOf } from '@rostrum/domain';
import type { Found, Look } from '../look.ts';
import { voiceOf } from '../pulse.ts';
import { POLICY_LIMITS } from '../restraint-limits.ts';
import { isOpenStep, sharersOf, stepStartOf } from '../steps.ts';
import { fromCounts } from '../words.ts';

/** Somebody took no turn for two minutes a head of an open step: offered the floor in private, once a step. */
export function quiet({ room, state, step, atMs }: Look): Found[] {
  const startedAtMs = stepStartOf(room.debate);
  if (startedAtMs === undefined || !isOpenStep(step)) return [];
  const people = sharersOf(room.debate);
  const afterMs = quietAfterMs(people.length);
  return people.flatMap((uid) => {
    const sinceMs = Math.max(startedAtMs, voiceOf(state.pulse, uid).lastAtMs);
    return people.length > 1 && atMs - sinceMs >= afterMs ? [ask(uid, atMs - sinceMs)] : [];
  });

  function ask(uid: string, quietMs: number): Found {
    return {
      act: 'quiet',
      key: `${state.pulse.stepIndex}-${uid}`,
      messageId: null,
      side: benchOf(room.debate, uid) ?? null,
      rule: null,
      ...fromCounts({ label: 'Minutes without a turn', value: String(Math.floor(quietMs / 60_000)) }),
      once: true,
      ways: [{ reach: 'note', to: uid, level: 1, says: 'Would you like the floor?', offers: ['floor'] }],
    };
  }
}

export function quietAfterMs(people: number): number {
  return people * POLICY_LIMITS.quietMsPerPerson;
}
