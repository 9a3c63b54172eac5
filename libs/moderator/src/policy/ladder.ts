import { own } from '@rostrum/domain';
import type { Act, ModeratorRecord } from '@rostrum/domain';
import type { Level } from './decision.ts';
import { POLICY_LIMITS } from './restraint-limits.ts';
import type { Rungs } from './strictness.ts';

const LEVELS: readonly Level[] = [0, 1, 2, 3, 4, 5];

type Rung = NonNullable<ModeratorRecord['ladder'][string][Act]>;
type Step = NonNullable<Rung['steps']>[number];

/** An act called unfair by somebody leads this much less far up. */
const CONTESTED_SHARE = 0.5;

/** A person's current rung for one kind of act: one rung lower for every ten clean minutes. */
export function rungOf(record: ModeratorRecord, uid: string, act: Act, atMs: number): Level {
  const rung = own(record.ladder, uid)?.[act];
  return rung ? asLevel(heightOf(rung, atMs)) : 0;
}

function heightOf({ level, sinceMs }: Rung, atMs: number): number {
  return Math.max(0, level - Math.floor(Math.max(0, atMs - sinceMs) / POLICY_LIMITS.cleanMs));
}

/** The rung after the next incident; null if the room lets it pass. */
export function nextRung(rungs: Rungs, current: Level): Level | null {
  if (!rungs) return null;
  const up = current === 0 ? rungs.first : Math.max(rungs.first, current + 1);
  return asLevel(Math.min(rungs.last, up));
}

/** One certain incident: the act that follows from it, and the rung that it reaches. */
type Climb = { uid: string; act: Act; level: Level; id: string };

/** The record with a person's new rung. A milder incident never lowers it, and expired rungs are dropped. */
export function climb(
  record: ModeratorRecord,
  { uid, act, level, id }: Climb,
  atMs: number,
): ModeratorRecord {
  const reached = stepUp(own(record.ladder, uid)?.[act], level, id, atMs);
  const others = Object.entries(record.ladder).flatMap(([person, rungs]) => {
    const left = person === uid ? { ...rungs, [act]: reached } : rungs;
    const standing = Object.entries(left).filter(([, rung]) => isStanding(rung, atMs));
    return standing.length > 0 ? [[person, Object.fromEntries(standing)] as const] : [];
  });
  const first = own(record.ladder, uid) ? [] : [[uid, { [act]: reached }] as const];
  return { ...record, ladder: Object.fromEntries([...others, ...first]) };
}

function stepUp(before: Rung | undefined, level: Level, id: string, atMs: number): Rung {
  const standing = before ? heightOf(before, atMs) : 0;
  const height = Math.max(0, level - Math.floor(standing));
  const steps = before ? stepsUpTo(before, standing) : [];
  return {
    level: standing + height,
    sinceMs: atMs,
    steps: height > 0 ? [...steps, { id, height, isContested: false }] : steps,
  };
}

/** The steps of a rung that was higher; clean minutes are taken off the oldest. */
function stepsUpTo({ level, steps = [] }: Rung, standing: number): Step[] {
  let gone = level - standing;
  return steps.flatMap((step) => {
    const height = Math.max(0, step.height - gone);
    gone -= step.height - height;
    return height > 0 ? [{ ...step, height }] : [];
  });
}

/** The record after somebody called an act unfair: it weighs half of what it did, once. */
export function contest(record: ModeratorRecord, act: Act, id: string): ModeratorRecord {
  return withStep(record, act, id, (step) =>
    step.isContested ? step : { ...step, height: step.height * CONTESTED_SHARE, isContested: true },
  );
}

/** The record after an act against a person was overturned: it weighs nothing. */
export function takeBack(record: ModeratorRecord, act: Act, id: string): ModeratorRecord {
  return withStep(record, act, id, () => null);
}

function withStep(
  record: ModeratorRecord,
  act: Act,
  id: string,
  change: (step: Step) => Step | null,
): ModeratorRecord {
  for (const [uid, rungs] of Object.entries(record.ladder)) {
    const rung = rungs[act];
    const step = rung?.steps?.find((one) => one.id === id);
    if (!rung || !step) continue;
    const changed = change(step);
    if (changed === step) return record;
    const level = Math.max(0, rung.level - step.height + (changed?.height ?? 0));
    const steps = (rung.steps ?? []).flatMap((one) => (one.id === id ? (changed ?? []) : one));
    const lower = { ...rungs, [act]: { ...rung, level, steps } };
    return { ...record, ladder: Object.fromEntries([...Object.entries(record.ladder), [uid, lower]]) };
  }
  return record;
}

function isStanding(rung: { level: number; sinceMs: number } | undefined, atMs: number): boolean {
  return rung !== undefined && rung.level * POLICY_LIMITS.cleanMs > atMs - rung.sinceMs;
}

function asLevel(value: number): Level {
  return LEVELS[Math.min(5, Math.max(0, Math.floor(value)))] ?? 0;
}
