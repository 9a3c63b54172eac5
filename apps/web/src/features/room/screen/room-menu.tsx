import { isFinished } from '@rostrum/domain';
import { MenuItem, MenuLine } from '@rostrum/ui';
import { Bell, BellOff, Keyboard, Landmark, LogOut, Pencil, UserPlus } from 'lucide-react';
import { ModerationItems } from '../moderation/index.ts';
import { ACTION_ICONS, type RoomAction } from '../actions/index.ts';
import { mayEditMotion } from '../host/index.ts';
import type { RoomSettings } from '../../../shared/settings/use-room-settings.ts';
import { ReadAloudItem } from '../speech/index.ts';
import { useDebateRoom } from '../session/index.ts';

/** The dialogs of a room's menu. */
export type RoomDialog = 'share' | 'motion' | 'keys' | 'leaving' | 'report' | RoomAction;

export type RoomMenuItemsProps = {
  /** On a small screen everything is here; on a wide one, only items without another place. */
  isSmall: boolean;
  /** They have a bar of their own on a wide screen. */
  hostActions: readonly RoomAction[];
  /** Actions with no other place. */
  actions: readonly RoomAction[];
  settings: RoomSettings;
  onAction: (action: RoomAction) => void;
  onOpen: (dialog: 'share' | 'motion' | 'keys' | 'report') => void;
  onLeave: () => void;
};

/** The rare actions of a room. */
export function RoomMenuItems({ isSmall, settings, onOpen, onLeave, ...props }: RoomMenuItemsProps) {
  const { room, uid } = useDebateRoom();
  const isOver = isFinished(room.debate);
  const { sounds, setSounds } = settings;
  const isHost = uid === room.hostId;
  return (
    <>
      {isSmall && props.hostActions.length > 0 && (
        <>
          <ActionItems actions={props.hostActions} onAction={props.onAction} />
          <ModerationItems isHost />
          <MenuLine />
        </>
      )}
      {isSmall && mayEditMotion(room, uid) && (
        <MenuItem icon={Pencil} onSelect={() => onOpen('motion')}>
          Edit the motion
        </MenuItem>
      )}
      <ActionItems actions={props.actions} onAction={props.onAction} />
      {!(isSmall && isHost && props.hostActions.length > 0) && <ModerationItems isHost={false} />}
      {!isOver && (
        <>
          <MenuItem icon={sounds ? BellOff : Bell} onSelect={() => setSounds(!sounds)}>
            {sounds ? 'Silence the bells' : 'Hear the bells'}
          </MenuItem>
          <ReadAloudItem />
          <MenuItem icon={Keyboard} onSelect={() => onOpen('keys')}>
            Keys of this room
          </MenuItem>
        </>
      )}
      <MenuItem icon={Landmark} onSelect={() => onOpen('report')}>
        {isHost ? 'Call the house' : 'Report this debate'}
      </MenuItem>
      {isSmall && (
        <>
          {!isOver && (
            <MenuItem icon={UserPlus} onSelect={() => onOpen('share')}>
              Invite
            </MenuItem>
          )}
          <MenuItem icon={LogOut} onSelect={onLeave}>
            Leave
          </MenuItem>
        </>
      )}
    </>
  );
}

function ActionItems({ actions, onAction }: Pick<RoomMenuItemsProps, 'actions' | 'onAction'>) {
  return actions.map((action) => (
    <MenuItem
      key={action.wish.type}
      icon={ACTION_ICONS[action.wish.type]}
      danger={action.look === 'danger'}
      disabledBecause={action.because}
      onSelect={() => onAction(action)}
    >
      {action.label}
    </MenuItem>
  ));
}
