import type { Room } from '@rostrum/domain';
import { Button } from '@rostrum/ui';
import { Pencil } from 'lucide-react';
import type { Run } from '../use-room-commands.ts';
import { ActButtons } from './act-button.tsx';
import type { RoomAct } from './room-act.ts';

export type HostBarProps = {
  room: Room;
  acts: readonly RoomAct[];
  run: Run;
  busy: string | null;
  /** Opens the motion to be worded anew; absent where it stands. */
  onEditMotion?: (() => void) | undefined;
};

/** The host's bar under the room; on a small screen the same acts are in the menu of the head. */
export function HostBar({ room, acts, run, busy, onEditMotion }: HostBarProps) {
  if (acts.length === 0) return null;
  return (
    <div className="hostbar max-lg:hidden" role="toolbar" aria-label="Host">
      <span className="hostbar-label">Host</span>
      {onEditMotion && (
        <Button size="sm" icon={Pencil} onClick={onEditMotion}>
          Edit the motion
        </Button>
      )}
      <ActButtons
        {...{ acts, run, busy }}
        roomId={room.id}
        classOf={({ look }) => (look === 'danger' ? 'push' : '')}
      />
    </div>
  );
}
