import { AlertDialog, Button } from '@rostrum/ui';
import type { LucideIcon } from 'lucide-react';
import type { Run } from '../../../shared/commands/use-command.ts';
import { ACT_ICONS } from './act-icons.ts';
import { perform, type RoomAct } from './room-act.ts';

export type ActButtonProps = {
  act: RoomAct;
  roomId: string;
  run: Run<'rooms'>;
  busy: string | null;
  icon?: LucideIcon | undefined;
  className?: string;
};

/** The button of an act; where it cannot be taken back, it asks first. */
export function ActButton({ act, roomId, run, busy, icon, className = '' }: ActButtonProps) {
  const { wish, label, look = 'plain', because, question } = act;
  const onAct = () => perform(run, roomId, act);
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

export type ActButtonsProps = Pick<ActButtonProps, 'roomId' | 'run' | 'busy'> & {
  acts: readonly RoomAct[];
  classOf?: (act: RoomAct) => string;
};

/** The buttons of some acts, each with its icon. */
export function ActButtons({ acts, classOf = () => '', ...rest }: ActButtonsProps) {
  return acts.map((act) => (
    <ActButton
      key={act.wish.type}
      act={act}
      icon={ACT_ICONS[act.wish.type]}
      className={classOf(act)}
      {...rest}
    />
  ));
}
