import { isByCorrespondence, isFinished, type Room } from '@rostrum/domain';
import * as m from '@rostrum/words/room-screen';
import { LogOut, PenLine, UserPlus } from 'lucide-react';
import type { RoomCommand } from '../../../shared/shell/shell-context.ts';
import type { Run } from '../../../shared/commands/use-command.ts';
import {
  ACTION_ICONS,
  asksOf,
  leavingOf,
  menuActions,
  perform,
  type RoomAction,
  turnActions,
  type Wish,
} from '../actions/index.ts';
import { hostActions } from '../host/index.ts';
import type { RoomDialog } from './room-menu.tsx';

export type RoomCommandsOf = {
  room: Room;
  uid: string;
  run: Run<'rooms'>;
  onDialog: (dialog: RoomDialog) => void;
  onWrite: () => void;
  onLeave: () => void;
};

/** The full name of a command whose button has little room. */
function inFull({ debate }: Room, { type }: Wish): string | undefined {
  if (type !== 'extend') return undefined;
  return m.extendStep({ by: isByCorrespondence(debate.format) ? 'day' : 'other' });
}

/** The actions of the current buttons, for the search; disabled ones are included, with the reason. */
export function roomCommands(of: RoomCommandsOf, nowMs: number): RoomCommand[] {
  const { room, uid, onDialog, onWrite, onLeave } = of;
  const actions = [
    ...asksOf(room, uid, nowMs).flatMap((ask) => ask.actions),
    ...turnActions(room, uid, nowMs),
    ...hostActions(room, uid, nowMs),
    ...menuActions(room, uid, nowMs),
  ];
  const leave = () => (leavingOf(room, uid).asks ? onDialog('leaving') : onLeave());
  const isOver = isFinished(room.debate);
  return [
    ...actions.map((action) => asCommand(of, action)),
    ...(isOver ? [] : [{ id: 'write', label: m.startWriting(), icon: PenLine, run: onWrite }]),
    ...(isOver
      ? []
      : [{ id: 'invite', label: m.inviteSomebody(), icon: UserPlus, run: () => onDialog('share') }]),
    { id: 'leave', label: m.leaveRoom(), icon: LogOut, run: leave },
  ];
}

function asCommand({ room, run, onDialog }: RoomCommandsOf, action: RoomAction): RoomCommand {
  const { wish, label, because, question } = action;
  return {
    id: wish.type,
    label: inFull(room, wish) ?? label,
    icon: ACTION_ICONS[wish.type],
    because,
    run: () => (question ? onDialog(action) : perform(run, room.id, action)),
  };
}
