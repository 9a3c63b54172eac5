import type { Room } from '@rostrum/domain';
import { AlertDialog, Button } from '@rostrum/ui';
import { Pause, Play } from 'lucide-react';
import type { Run } from '../use-room-commands.ts';
import type { HostAct } from './host-acts.ts';

const ICONS = { pause: Pause, resume: Play, end: undefined, cancel: undefined };

/** The host's bar under the room; on a small screen the same acts are in the menu of the head. */
export function HostBar({
  room,
  acts,
  run,
  busy,
}: {
  room: Room;
  acts: readonly HostAct[];
  run: Run;
  busy: string | null;
}) {
  if (acts.length === 0) return null;
  return (
    <div className="hostbar max-lg:hidden" role="toolbar" aria-label="Host">
      <span className="hostbar-label">Host</span>
      {acts.map(({ type, label, question }) =>
        question ? (
          <AlertDialog
            key={type}
            danger
            {...question}
            onConfirm={() => void run({ type, roomId: room.id })}
            trigger={
              <Button size="sm" look="danger" className="push" busy={busy === type}>
                {label}
              </Button>
            }
          />
        ) : (
          <Button
            key={type}
            size="sm"
            icon={ICONS[type]}
            busy={busy === type}
            onClick={() => void run({ type, roomId: room.id })}
          >
            {label}
          </Button>
        ),
      )}
    </div>
  );
}
