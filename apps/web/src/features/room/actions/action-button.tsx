import { AlertDialog, Button } from '@rostrum/ui';
import type { LucideIcon } from 'lucide-react';
import { ACTION_ICONS } from './action-icons.ts';
import { perform, type RoomAction } from './room-action.ts';
import { useDebateRoom, useRoomCommands } from '../session/index.ts';

export type ActionButtonProps = {
  action: RoomAction;
  icon?: LucideIcon | undefined;
  className?: string;
};

/** The button of an action; where it cannot be taken back, it asks first. */
export function ActionButton({ action, icon, className = '' }: ActionButtonProps) {
  const { room } = useDebateRoom();
  const { run, busy } = useRoomCommands();
  const { wish, label, look = 'plain', because, question } = action;
  const onAction = () => perform(run, room.id, action);
  const button = {
    size: 'sm',
    look,
    icon,
    className,
    busy: busy === wish.type,
    disabledBecause: because,
  } as const;
  if (question && because === undefined)
    return (
      <AlertDialog danger {...question} onConfirm={onAction} trigger={<Button {...button}>{label}</Button>} />
    );
  return (
    <Button {...button} onClick={onAction}>
      {label}
    </Button>
  );
}

export type ActionButtonsProps = { actions: readonly RoomAction[]; classOf?: (action: RoomAction) => string };

/** The buttons of some actions, each with its icon. */
export function ActionButtons({ actions, classOf = () => '' }: ActionButtonsProps) {
  return actions.map((action) => (
    <ActionButton
      key={action.wish.type}
      action={action}
      icon={ACTION_ICONS[action.wish.type]}
      className={classOf(action)}
    />
  ));
}
