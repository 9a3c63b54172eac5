import { useServerNow } from '@rostrum/data';
import { Ask } from '@rostrum/ui';
import { ActionButton, asksOf, type RoomAsk } from '../actions/index.ts';
import { TurnLine } from './clock-lines.tsx';
import { useDebateRoom } from '../session/index.ts';

/** Pending questions with their time, between the floor and the composer. */
export function AskBar() {
  const { room, uid } = useDebateRoom();
  const nowMs = useServerNow(1_000);
  const hasTurn = room.debate.phase === 'live' && room.debate.floor.turn !== null;
  const asks = asksOf(room, uid, nowMs).map((ask) => (
    <Ask
      key={ask.key}
      label={ask.label}
      clock={clockOfAsk(ask, nowMs)}
      actions={
        ask.actions.length > 0 && ask.actions.map((act) => <ActionButton key={act.label} action={act} />)
      }
    >
      {ask.words}
    </Ask>
  ));
  return (
    <>
      {hasTurn && (
        // Beside the clock on a wide screen.
        <div className="ask lg:hidden">
          <TurnLine room={room} uid={uid} nowMs={nowMs} />
        </div>
      )}
      {asks}
    </>
  );
}

function clockOfAsk({ until }: RoomAsk, nowMs: number) {
  if (!until) return undefined;
  return { leftMs: Math.min(until.totalMs, Math.max(0, until.endsAtMs - nowMs)), totalMs: until.totalMs };
}
