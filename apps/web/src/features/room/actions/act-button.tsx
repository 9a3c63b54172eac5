import { AlertDialog, Button } from '@rostrum/ui';
import type { LucideIcon } from 'lucide-react';
import { ACT_ICONS } from './act-icons.ts';
import { perform, type RoomAct } from './room-act.ts';
import { useDebateRoom, useRoomCommands } from '../session/index.ts';

export type ActButtonProps = {
  act: RoomAct;
  icon?: LucideIcon | undefined;
  className?: string;
};

/** The button of an act; where it cannot be taken back, it asks first. */
export function ActButton({ act, icon, className = '' }: ActButtonProps) {
  const { room } = useDebateRoom();
  const { run, busy } = useRoomCommands();
  const { wish, label, look = 'plain', because, question } = act;
  const onAct = () => perform(run, room.id, act);
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
      <AlertDialog danger {...question} onConfirm={onAct} trigger={<Button {...button}>{label}</Button>} />
    );
  return (
    <Button {...button} onClick={onAct}>
      {label}
    </Button>
  );
}

export type ActButtonsProps = { acts: readonly RoomAct[]; classOf?: (act: RoomAct) => string };

/** The buttons of some acts, each with its icon. */
export function ActButtons({ acts, classOf = () => '' }: ActButtonsProps) {
  return acts.map((act) => (
    <ActButton key={act.wish.type} act={act} icon={ACT_ICONS[act.wish.type]} className={classOf(act)} />
  ));
}
