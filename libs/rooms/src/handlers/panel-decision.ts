import {
  evolveAll,
  panelResult,
  type DebateEvent,
  type JudgeBallotDocument,
  type PanelDecision,
} from '@rostrum/domain';
import type { StoredRoom } from '../room/stored-room.ts';
import type { RoomStore } from '../store/room-store.ts';

/**
 * The panel's decision, if these events close the ballots and at least one is in. Reads the ballots of the judges; `fresh` is
 * one that is not stored yet.
 */
export async function panelDecision(
  store: RoomStore,
  { id, room }: StoredRoom,
  events: readonly DebateEvent[],
  fresh?: JudgeBallotDocument,
): Promise<PanelDecision | undefined> {
  const closed = events.find(({ type }) => type === 'ballotsClosed');
  if (!closed) return undefined;
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
  return (
    result && {
      closedAtMs: closed.atMs,
      panel: judges.length,
      ballots: inOrder.map(({ by, ballot }) => ({ by, ballot })),
      result,
    }
  );
}
