import { isFinished } from '@rostrum/domain';
import { MenuItem, MenuLine } from '@rostrum/ui';
import { Bell, BellOff, Keyboard, Landmark, LogOut, Pencil, UserPlus } from 'lucide-react';
import { ModerationItems } from '../moderation/index.ts';
import { ACT_ICONS, type RoomAct } from '../actions/index.ts';
import { mayEditMotion } from '../host/index.ts';
import type { RoomSettings } from '../../../shared/settings/use-room-settings.ts';
import { useDebateRoom } from '../session/index.ts';

/** The dialogs of a room's menu. */
export type RoomDialog = 'share' | 'motion' | 'keys' | 'leaving' | 'report' | RoomAct;

export type RoomMenuItemsProps = {
  /** On a small screen everything is here; on a wide one, only items without another place. */
  isSmall: boolean;
  /** They have a bar of their own on a wide screen. */
  hostActs: readonly RoomAct[];
  /** Actions with no other place. */
  acts: readonly RoomAct[];
  settings: RoomSettings;
  onAct: (act: RoomAct) => void;
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
      {isSmall && props.hostActs.length > 0 && (
        <>
          <ActItems acts={props.hostActs} onAct={props.onAct} />
          <ModerationItems isHost />
          <MenuLine />
        </>
      )}
      {isSmall && mayEditMotion(room, uid) && (
        <MenuItem icon={Pencil} onSelect={() => onOpen('motion')}>
          Edit the motion
        </MenuItem>
      )}
      <ActItems acts={props.acts} onAct={props.onAct} />
      {!(isSmall && isHost && props.hostActs.length > 0) && <ModerationItems isHost={false} />}
      {!isOver && (
        <>
          <MenuItem icon={sounds ? BellOff : Bell} onSelect={() => setSounds(!sounds)}>
            {sounds ? 'Silence the bells' : 'Hear the bells'}
          </MenuItem>
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

function ActItems({ acts, onAct }: Pick<RoomMenuItemsProps, 'acts' | 'onAct'>) {
  return acts.map((act) => (
    <MenuItem
      key={act.wish.type}
      icon={ACT_ICONS[act.wish.type]}
      danger={act.look === 'danger'}
      disabledBecause={act.because}
      onSelect={() => onAct(act)}
    >
      {act.label}
    </MenuItem>
  ));
}
