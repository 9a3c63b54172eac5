import { isFinished } from '@rostrum/domain';
import { MenuItem, MenuLine } from '@rostrum/ui';
import * as m from '@rostrum/words/room-screen';
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
          {m.editMotion()}
        </MenuItem>
      )}
      <ActionItems actions={props.actions} onAction={props.onAction} />
      {!(isSmall && isHost && props.hostActions.length > 0) && <ModerationItems isHost={false} />}
      {!isOver && (
        <>
          <MenuItem icon={sounds ? BellOff : Bell} onSelect={() => setSounds(!sounds)}>
            {sounds ? m.turnBellsOff() : m.turnBellsOn()}
          </MenuItem>
          <ReadAloudItem />
          <MenuItem icon={Keyboard} onSelect={() => onOpen('keys')}>
            {m.keysTitle()}
          </MenuItem>
        </>
      )}
      <MenuItem icon={Landmark} onSelect={() => onOpen('report')}>
        {isHost ? m.callHouse() : m.reportDebate()}
      </MenuItem>
      {isSmall && (
        <>
          {!isOver && (
            <MenuItem icon={UserPlus} onSelect={() => onOpen('share')}>
              {m.invite()}
            </MenuItem>
          )}
          <MenuItem icon={LogOut} onSelect={onLeave}>
            {m.leave()}
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
