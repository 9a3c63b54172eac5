import { currentStep, type Room } from '@rostrum/domain';
import { Avatar, Count } from '@rostrum/ui';
import type { Run } from '../use-room-commands.ts';
import { ActButton } from './act-button.tsx';
import { nameIn } from './names.ts';
import { PersonMenu } from './person-menu.tsx';
import { allowedActs } from './room-act.ts';

export type HandsProps = { room: Room; uid: string; nowMs: number; run: Run; busy: string | null };

/** Whose hands are up, in the order in which they get the floor; only in a step that has a queue. */
export function Hands({ room, uid, nowMs, run, busy }: HandsProps) {
  const { debate } = room;
  if (!('floor' in debate) || currentStep(debate)?.turnSeconds == null) return null;
  const { queue } = debate.floor;
  return (
    <section aria-label="Hands up">
      <h2 className="rail-head">
        <span>Hands up</span>
        <Count value={queue.length} of="hands up" />
      </h2>
      {queue.length === 0 ? (
        <p className="tiny faint">Nobody waits. Whoever raises a hand now is next.</p>
      ) : (
        <ol className="queue">
          {queue.map((person) => (
            <li key={person}>
              <Avatar name={nameIn(room, person)} photo={room.people[person]?.photoURL} />
              <span className="min-w-0 flex-1 wrap-anywhere">
                {nameIn(room, person)} {person === uid && <span className="faint">you</span>}
              </span>
              {allowedActs(room, uid, nowMs, [
                { wish: { type: 'giveFloor', uid: person }, label: 'Give the floor' },
              ]).map((act) => (
                <ActButton key={person} act={act} roomId={room.id} run={run} busy={busy} />
              ))}
              <PersonMenu room={room} uid={uid} person={person} nowMs={nowMs} run={run} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
