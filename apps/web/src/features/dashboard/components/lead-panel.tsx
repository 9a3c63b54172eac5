import { seatTakenBy, type Room } from '@rostrum/domain';
import { ButtonLink, Clock, clockOf, formatLine, LiveDot, Motion, standingAt } from '@rostrum/ui';
import { TeamSide } from '../../../shared/debate-words/team-side.tsx';
import { debateUrl } from '../../../shared/navigation/paths.ts';

/** The debate to continue, and its clock. */
export function LeadPanel({ room, uid, nowMs }: { room: Room; uid: string; nowMs: number }) {
  const clock = clockOf(room.debate, nowMs);
  const seat = seatTakenBy(room.debate, uid);
  return (
    <section className="lead" aria-label="Continue where you were">
      <div className={clock ? undefined : 'col-span-full'}>
        <p className="row small">
          {clock ? <LiveDot>You are in this room</LiveDot> : <b>You are in this room</b>}
          <span className="faint">{formatLine(room.debate.format)}</span>
        </p>
        <Motion size="lg">{room.motion}</Motion>
        <p className="muted">
          {standingAt(room.debate, nowMs)}.{' '}
          {seat ? (
            <>
              You speak <TeamSide debate={room.debate} uid={uid} side={seat.side} />
            </>
          ) : (
            'You are watching.'
          )}
        </p>
        <ButtonLink href={debateUrl(room.id)} look="primary" className="mt-4">
          Return to the room
        </ButtonLink>
      </div>
      {clock && <Clock {...clock} label={undefined} />}
    </section>
  );
}
