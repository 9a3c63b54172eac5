import {
  evolveAll,
  panelResult,
  type DebateEvent,
  type JudgeBallotDocument,
  type PanelDecision,
} from '@rostrum/domain';
import type { StoredRoom } from '../room/stored-room.ts';
import type { RoomStore } from '../store/room-store.ts';

/** The events, with the result in the one that closes the ballots, and the decision to store. */
type Decided = { events: readonly DebateEvent[]; decision: PanelDecision | undefined };

/**
 * What the panel decided, if these events close the ballots and at least one is in. Reads the ballots of the judges; `fresh` is
 * one that is not stored yet.
 */
export async function withDecision(
  store: RoomStore,
  { id, room }: StoredRoom,
  events: readonly DebateEvent[],
  fresh?: JudgeBallotDocument,
): Promise<Decided> {
  const closed = events.find(({ type }) => type === 'ballotsClosed');
  if (!closed) return { events, decision: undefined };
  const { judges, ballots, format, seats } = evolveAll(room.debate, events);
  const filed = judges.filter((uid) => ballots?.filed.includes(uid));
  const stored = await store.judging.readBallots(
    id,
    filed.filter((uid) => uid !== fresh?.by),
  );
  const all = [...stored, ...(fresh ? [fresh] : [])];
  const inOrder = filed.flatMap((uid) => all.find(({ by }) => by === uid) ?? []);
  const result = panelResult(
    { format, seats },
    inOrder.map(({ ballot }) => ballot),
  );
  if (!result) return { events, decision: undefined };
  return {
    events: events.map((event) => (event.type === 'ballotsClosed' ? { ...event, result } : event)),
    decision: {
      closedAtMs: closed.atMs,
      panel: judges.length,
      ballots: inOrder.map(({ by, ballot }) => ({ by, ballot })),
      result,
    },
  };
}
