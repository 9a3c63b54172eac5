import { isHere, type Live } from '@rostrum/data';
import {
  debaterIds,
  isByCorrespondence,
  isGathering,
  LIMITS,
  seatTakenBy,
  type Member,
  type Room,
} from '@rostrum/domain';

/** A person whose heartbeat has stopped; another beat makes another `key`. */
export type Overdue = { uid: string; key: string };

/**
 * The missing debater of a running live debate, as one participant sees it. Nobody while this client's data is stale,
 * because then all heartbeats seem to stop.
 */
export function overdueIn(
  room: Room,
  uid: string,
  members: Live<Member[]>,
  nowMs: number,
): Overdue | undefined {
  const { debate, hostId } = room;
  if (isByCorrespondence(debate.format)) return undefined;
  if (members.status !== 'ready' || members.stale) return undefined;
  if (uid !== hostId && !seatTakenBy(debate, uid)) return undefined;
  if (isGathering(debate)) return awayHost(room, uid, members.value, nowMs);
  if (debate.phase !== 'live') return undefined;
  const { startedAtMs } = debate.floor;
  const seated = new Set(debaterIds(debate));
  const gone = members.value.find((member) => {
    // A client that entered the step with a slower heartbeat gets the time of a first beat.
    const lastSeenAtMs = Math.max(member.lastSeenAtMs, startedAtMs);
    return member.uid !== uid && seated.has(member.uid) && !isHere({ lastSeenAtMs }, nowMs, 'debating');
  });
  return gone && { uid: gone.uid, key: `${gone.uid}/${gone.lastSeenAtMs}` };
}

/** The host of a debate that has not begun, after five minutes without a heartbeat. */
function awayHost(
  { hostId, opensAtMs }: Room,
  uid: string,
  members: readonly Member[],
  nowMs: number,
): Overdue | undefined {
  if (uid === hostId) return undefined;
  const lastSeenAtMs = members.find((member) => member.uid === hostId)?.lastSeenAtMs ?? 0;
  const isAway = nowMs - Math.max(lastSeenAtMs, opensAtMs ?? 0) >= LIMITS.reconnectSeconds * 1_000;
  return isAway ? { uid: hostId, key: `${hostId}/${lastSeenAtMs}` } : undefined;
}
