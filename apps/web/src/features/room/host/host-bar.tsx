import { Button, Menu } from '@rostrum/ui';
import * as m from '@rostrum/words/room-host';
import { Pencil, Scale } from 'lucide-react';
import { ModerationItems } from '../moderation/index.ts';
import { ActionButtons, type RoomAction } from '../actions/index.ts';

export type HostBarProps = {
  actions: readonly RoomAction[];
  /** Opens the motion for rewording; absent once the motion is fixed. */
  onEditMotion?: (() => void) | undefined;
};

/** The host's bar under the room; on a small screen the same actions are in the menu of the head. */
export function HostBar({ actions, onEditMotion }: HostBarProps) {
  if (actions.length === 0) return null;
  return (
    <div className="hostbar max-lg:hidden" role="toolbar" aria-label={m.host()}>
      <span className="hostbar-label">{m.host()}</span>
      {onEditMotion && (
        <Button size="sm" icon={Pencil} onClick={onEditMotion}>
          {m.editMotion()}
        </Button>
      )}
      <ActionButtons actions={actions.filter((action) => !isDanger(action))} />
      <Menu
        align="start"
        trigger={
          <Button size="sm" look="quiet" icon={Scale}>
            {m.moderator()}
          </Button>
        }
      >
        <ModerationItems isHost />
      </Menu>
      <ActionButtons actions={actions.filter(isDanger)} classOf={() => 'push'} />
    </div>
  );
}

/** The actions that end the debate are apart. */
function isDanger({ look }: RoomAction): boolean {
  return look === 'danger';
}
