import { otherSide, seatTakenBy } from '@rostrum/domain';
import * as m from '@rostrum/words/room-seats';
import { ActionButton, allowedActions } from '../actions/index.ts';
import { useDebateRoom, useRoomClock } from '../session/index.ts';

/** The choices after the coin for the side whose turn it is; empty for everybody else. */
export function CoinChoice() {
  const { room, uid } = useDebateRoom();
  const nowMs = useRoomClock();
  const side = seatTakenBy(room.debate, uid)?.side;
  if (!side) return null;
  const actions = allowedActions(room, uid, nowMs, [
    { wish: { type: 'chooseSide', side: 'for' }, label: m.argueFor() },
    { wish: { type: 'chooseSide', side: 'against' }, label: m.argueAgainst() },
    { wish: { type: 'chooseOrder', first: side }, label: m.speakFirst() },
    { wish: { type: 'chooseOrder', first: otherSide(side) }, label: m.speakSecond() },
  ]);
  if (actions.length === 0) return null;
  return (
    <fieldset className="row wrap" aria-label={m.yourChoice()}>
      {actions.map((action) => (
        <ActionButton key={action.label} action={action} />
      ))}
    </fieldset>
  );
}
