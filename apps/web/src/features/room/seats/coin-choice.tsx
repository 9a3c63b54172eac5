import { otherSide, seatTakenBy, type Room } from '@rostrum/domain';
import type { Run } from '../../../shared/commands/use-command.ts';
import { ActButton, allowedActs } from '../actions/index.ts';

export type CoinChoiceProps = {
  room: Room;
  uid: string;
  nowMs: number;
  run: Run<'rooms'>;
  busy: string | null;
};

/** What the side whose turn it is may choose after the coin; nothing for everybody else. */
export function CoinChoice({ room, uid, nowMs, run, busy }: CoinChoiceProps) {
  const side = seatTakenBy(room.debate, uid)?.side;
  if (!side) return null;
  const acts = allowedActs(room, uid, nowMs, [
    { wish: { type: 'chooseSide', side: 'for' }, label: 'Argue For' },
    { wish: { type: 'chooseSide', side: 'against' }, label: 'Argue Against' },
    { wish: { type: 'chooseOrder', first: side }, label: 'Speak first' },
    { wish: { type: 'chooseOrder', first: otherSide(side) }, label: 'Speak second' },
  ]);
  if (acts.length === 0) return null;
  return (
    <fieldset className="row wrap" aria-label="Your choice">
      {acts.map((act) => (
        <ActButton key={act.label} act={act} roomId={room.id} run={run} busy={busy} />
      ))}
    </fieldset>
  );
}
