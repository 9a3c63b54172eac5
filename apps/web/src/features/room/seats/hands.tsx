import { currentStep, personName } from '@rostrum/domain';
import { Avatar, Count, IconButton } from '@rostrum/ui';
import * as m from '@rostrum/words/room-seats';
import { Mic } from 'lucide-react';
import { useDebateRoom, useRoomClock, useRoomCommands } from '../session/index.ts';
import { PersonMenu } from './person-menu.tsx';
import { allowedActions, perform } from '../actions/index.ts';

/** The raised hands, in the order of their turns; only in a step with a queue. */
export function Hands() {
  const { room, uid } = useDebateRoom();
  const { debate } = room;
  if (!('floor' in debate) || currentStep(debate)?.turnSeconds == null) return null;
  const { queue } = debate.floor;
  return (
    <section aria-label={m.handsUp()}>
      <h2 className="rail-head">
        <span>{m.handsUp()}</span>
        <Count value={queue.length} of={m.handsUpUnit({ count: queue.length })} />
      </h2>
      {queue.length === 0 ? (
        <p className="tiny faint">{m.noHands()}</p>
      ) : (
        <ol className="queue">
          {queue.map((person) => (
            <li key={person}>
              <Avatar name={personName(room, person)} photo={room.people[person]?.photoURL} />
              <span className="min-w-0 flex-1 wrap-anywhere">
                {personName(room, person)} {person === uid && <span className="faint">{m.you()}</span>}
              </span>
              <GiveFloor person={person} />
              <PersonMenu person={person} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** For the host: this hand is next, whatever its place in the line. */
function GiveFloor({ person }: { person: string }) {
  const { room, uid } = useDebateRoom();
  const { run, busy } = useRoomCommands();
  const nowMs = useRoomClock();
  const actions = allowedActions(room, uid, nowMs, [
    { wish: { type: 'giveFloor', uid: person }, label: m.giveFloor({ name: personName(room, person) }) },
  ]);
  return actions.map((action) => (
    <IconButton
      key={action.label}
      size="sm"
      icon={Mic}
      label={action.label}
      busy={busy === 'giveFloor'}
      onClick={() => perform(run, room.id, action)}
    />
  ));
}
