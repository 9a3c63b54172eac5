import type { Room } from '@rostrum/domain';
import type { ReactNode } from 'react';
import type { Run } from '../use-room-commands.ts';
import { ActButton } from './act-button.tsx';
import { ACT_ICONS } from './act-icons.ts';
import type { RoomAct } from './room-act.ts';

export type HostBarProps = {
  room: Room;
  acts: readonly RoomAct[];
  run: Run;
  busy: string | null;
  /** What only the host may do and no command of the debate is: editing the motion. */
  children?: ReactNode;
};

/** The host's bar under the room; on a small screen the same acts are in the menu of the head. */
export function HostBar({ room, acts, run, busy, children }: HostBarProps) {
  if (acts.length === 0) return null;
  return (
    <div className="hostbar max-lg:hidden" role="toolbar" aria-label="Host">
      <span className="hostbar-label">Host</span>
      {children}
      {acts.map((act) => (
        <ActButton
          key={act.wish.type}
          act={act}
          roomId={room.id}
          run={run}
          busy={busy}
          icon={ACT_ICONS[act.wish.type]}
          className={act.look === 'danger' ? 'push' : ''}
        />
      ))}
    </div>
  );
}
