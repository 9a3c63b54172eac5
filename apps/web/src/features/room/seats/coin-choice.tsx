import { otherSide, seatTakenBy } from '@rostrum/domain';
import { ActionButton, allowedActions } from '../actions/index.ts';
import { useDebateRoom, useRoomClock } from '../session/index.ts';

/** The choices after the coin for the side whose turn it is; empty for everybody else. */
export function CoinChoice() {
  const { room, uid } = useDebateRoom();
  const nowMs = useRoomClock();
  const side = seatTakenBy(room.debate, uid)?.side;
  if (!side) return null;
  const actions = allowedActions(room, uid, nowMs, [
    { wish: { type: 'chooseSide', side: 'for' }, label: 'Argue For' },
    { wish: { type: 'chooseSide', side: 'against' }, label: 'Argue Against' },
    { wish: { type: 'chooseOrder', first: side }, label: 'Speak first' },
    { wish: { type: 'chooseOrder', first: otherSide(side) }, label: 'Speak second' },
  ]);
  if (actions.length === 0) return null;
  return (
    <fieldset className="row wrap" aria-label="Your choice">
      {actions.map((action) => (
        <ActionButton key={action.label} action={action} />
      ))}
    </fieldset>
  );
}
