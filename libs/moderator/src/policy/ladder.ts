import { own } from '@rostrum/domain';
import type { Act, ModeratorRecord } from '@rostrum/domain';
import type { Level } from './decision.ts';
import { POLICY_LIMITS } from './restraint-limits.ts';
import type { Rungs } from './strictness.ts';

const LEVELS: readonly Level[] = [0, 1, 2, 3, 4, 5];

/** A person's current rung for one kind of act: one rung lower for every ten clean minutes. */
export function rungOf(record: ModeratorRecord, uid: string, act: Act, atMs: number): Level {
  const rung = own(record.ladder, uid)?.[act];
  if (!rung) return 0;
  const down = Math.floor(Math.max(0, atMs - rung.sinceMs) / POLICY_LIMITS.cleanMs);
  return asLevel(rung.level - down);
}

/** The rung after the next incident; null if the room lets it pass. */
export function nextRung(rungs: Rungs, current: Level): Level | null {
  if (!rungs) return null;
  const up = current === 0 ? rungs.first : Math.max(rungs.first, current + 1);
  return asLevel(Math.min(rungs.last, up));
}

/** The record with a person's new rung. A milder incident never lowers it, and expired rungs are dropped. */
export function climb(
  record: ModeratorRecord,
  uid: string,
  act: Act,
  level: Level,
  atMs: number,
): ModeratorRecord {
  const reached = asLevel(Math.max(level, rungOf(record, uid, act, atMs)));
  const others = Object.entries(record.ladder).flatMap(([person, rungs]) => {
    const left = person === uid ? { ...rungs, [act]: { level: reached, sinceMs: atMs } } : rungs;
    const standing = Object.entries(left).filter(([, rung]) => isStanding(rung, atMs));
    return standing.length > 0 ? [[person, Object.fromEntries(standing)] as const] : [];
  });
  const first = own(record.ladder, uid) ? [] : [[uid, { [act]: { level: reached, sinceMs: atMs } }] as const];
  return { ...record, ladder: Object.fromEntries([...others, ...first]) };
}

/** The record after an act against a person was overturned: their rung is taken back. */
export function stepDown(record: ModeratorRecord, uid: string, act: Act): ModeratorRecord {
  const rung = own(record.ladder, uid)?.[act];
  if (!rung) return record;
  const lower = { ...own(record.ladder, uid), [act]: { ...rung, level: asLevel(rung.level - 1) } };
  return { ...record, ladder: Object.fromEntries([...Object.entries(record.ladder), [uid, lower]]) };
}

function isStanding(rung: { level: number; sinceMs: number } | undefined, atMs: number): boolean {
  return rung !== undefined && rung.level * POLICY_LIMITS.cleanMs > atMs - rung.sinceMs;
}

function asLevel(value: number): Level {
  return LEVELS[Math.min(5, Math.max(0, value))] ?? 0;
}
