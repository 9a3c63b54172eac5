import { hasFloor, type Intervention, type Room } from '@rostrum/domain';

/** A time in which a person's words wait, on the server's clock. */
export type Rest = { kind: 'coolingOff' | 'slow'; endsAtMs: number; totalMs: number };

/** The rest that concerns this person now: that of the floor concerns everybody, watchers included. */
export function restOf(
  room: Room,
  uid: string,
  acts: readonly Intervention[],
  nowMs: number,
): Rest | undefined {
  return coolingOf(room, acts, nowMs) ?? slowOf(uid, acts, nowMs);
}

/** Until when the moderator takes nothing from this person because of a flood; 0 for never. */
export function slowUntilMs(uid: string, acts: readonly Intervention[]): number {
  const untils = acts.flatMap(({ act, to, statement }) =>
    act === 'flood' && to === uid && statement?.restrictions.includes('slowed')
      ? (statement.untilMs ?? 0)
      : [],
  );
  return Math.max(0, ...untils);
}

function coolingOf({ debate }: Room, acts: readonly Intervention[], nowMs: number): Rest | undefined {
  const endsAtMs = hasFloor(debate) ? debate.floor.coolUntilMs : 0;
  if (debate.phase !== 'live' || nowMs >= endsAtMs) return undefined;
  const act = acts.findLast(({ act: type, to }) => type === 'coolingOff' && to === 'all');
  const totalMs = act ? endsAtMs - act.atMs : endsAtMs - nowMs;
  return { kind: 'coolingOff', endsAtMs, totalMs };
}

function slowOf(uid: string, acts: readonly Intervention[], nowMs: number): Rest | undefined {
  const endsAtMs = slowUntilMs(uid, acts);
  if (nowMs >= endsAtMs) return undefined;
  const act = acts.findLast(({ act: type, to }) => type === 'flood' && to === uid);
  return { kind: 'slow', endsAtMs, totalMs: endsAtMs - (act?.atMs ?? nowMs) };
}
