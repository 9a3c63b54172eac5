import { seatTakenBy, type Room } from '@rostrum/domain';
import { asNode, ButtonLink, Clock, clockOf, formatLine, LiveDot, Motion, standingAt } from '@rostrum/ui';
import * as m from '@rostrum/words/dashboard';
import { TeamSide } from '../../../shared/debate-words/team-side.tsx';
import { debateUrl } from '../../../shared/navigation/paths.ts';

/** The debate to continue, and its clock. */
export function LeadPanel({ room, uid, nowMs }: { room: Room; uid: string; nowMs: number }) {
  const clock = clockOf(room.debate, nowMs);
  const seat = seatTakenBy(room.debate, uid);
  return (
    <section className="lead" aria-label={m.continueHere()}>
      <div className={clock ? undefined : 'col-span-full'}>
        <p className="row wrap small">
          {clock ? <LiveDot>{m.inThisRoom()}</LiveDot> : <b>{m.inThisRoom()}</b>}
          <span className="faint">{formatLine(room.debate.format)}</span>
        </p>
        <Motion size="lg">{room.motion}</Motion>
        <p className="muted">
          {standingAt(room.debate, nowMs)}.{' '}
          {seat
            ? asNode(m.youSpeak({ side: () => <TeamSide debate={room.debate} uid={uid} side={seat.side} /> }))
            : m.youWatch()}
        </p>
        <ButtonLink href={debateUrl(room.id)} look="primary" className="mt-4">
          {m.returnToRoom()}
        </ButtonLink>
      </div>
      {clock && <Clock {...clock} label={undefined} />}
    </section>
  );
}
