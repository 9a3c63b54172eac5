import { atPaceMs, benchOf, isByCorrespondence } from '@rostrum/domain';
import * as m from '@rostrum/words/moderator-policy';
import type { Found, Look } from '../look.ts';
import { voiceOf } from '../pulse.ts';
import type { RegistrationOn } from '../registration.ts';
import { POLICY_LIMITS } from '../restraint-limits.ts';
import { isOpenStep, sharersOf, stepStartOf } from '../steps.ts';
import { fromCounts } from '../words.ts';

export const QUIET: RegistrationOn<'ticked'> = {
  on: 'ticked',
  rule: quiet,
  order: 1,
};

/**
 * A person took no turn for two minutes per participant of an open step while others did (at the written pace, for as long
 * as people type what is said in that time). The moderator offers the
 * floor in private, once per step. A correspondence debate has no silence.
 */
function quiet(look: Look): Found[] {
  const { room, state, atMs } = look;
  return quietPeople(look).flatMap(({ uid, sinceMs, afterMs }) => {
    const isDue = atMs - sinceMs >= afterMs;
    const others = Object.entries(state.pulse.voices).filter(([other]) => other !== uid);
    const isLeftOut = others.some(([, { lastAtMs }]) => lastAtMs > sinceMs);
    return isDue && isLeftOut ? [ask(uid, atMs - sinceMs)] : [];
  });

  function ask(uid: string, quietMs: number): Found {
    return {
      act: 'quiet',
      key: `${state.pulse.stepIndex}-${uid}`,
      messageId: null,
      side: benchOf(room.debate, uid) ?? null,
      rule: null,
      ...fromCounts({ label: m.minutesWithoutTurn(), value: String(Math.floor(quietMs / 60_000)) }),
      once: true,
      ways: [{ reach: 'note', to: uid, level: 1, says: m.wantTheFloor(), offers: ['floor'] }],
    };
  }
}

/**
 * The people of the running open step whom the moderator has not asked: since when they are quiet, and how long is
 * too long.
 */
export function quietPeople({ room, state, step }: Pick<Look, 'room' | 'state' | 'step'>) {
  const startedAtMs = stepStartOf(room.debate);
  const people = sharersOf(room.debate);
  const isTalk = isOpenStep(step) && !isByCorrespondence(room.debate.format);
  if (startedAtMs === undefined || !isTalk || people.length < 2) return [];
  const afterMs = people.length * atPaceMs(room.debate.format, POLICY_LIMITS.quietMsPerPerson);
  return people
    .filter((uid) => !state.record.done.includes(`quiet-${state.pulse.stepIndex}-${uid}`))
    .map((uid) => ({ uid, sinceMs: Math.max(startedAtMs, voiceOf(state.pulse, uid).lastAtMs), afterMs }));
}
