import { isFinished } from '@rostrum/domain';
import { AlertDialog, Button, Dialog, IconButton, Menu } from '@rostrum/ui';
import * as m from '@rostrum/words/room-screen';
import { EllipsisVertical, LogOut, UserPlus } from 'lucide-react';
import { useMedia } from '../../../shared/screen/use-media.ts';
import { EditMotion, ReportRoom } from '../host/index.ts';
import { leavingOf, perform, type RoomAction } from '../actions/index.ts';
import { LeaveAsHost } from './leave-as-host.tsx';
import { RoomMenuItems, type RoomDialog } from './room-menu.tsx';
import { SharePanel } from '../seats/index.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import type { RoomSettings } from '../../../shared/settings/use-room-settings.ts';
import { useDebateRoom, useRoomCommands } from '../session/index.ts';

export type RoomActionsProps = {
  hostActions: readonly RoomAction[];
  actions: readonly RoomAction[];
  settings: RoomSettings;
  /** The dialog open over the room; keys open it too, so its state is kept outside. */
  dialog: RoomDialog | null;
  onDialog: (dialog: RoomDialog | null) => void;
  /** Leaves the room, and the seat first if there is one. */
  onLeave: () => void;
};

/** Inviting and leaving, and one menu for everything that is seldom done. */
export function RoomActions(props: RoomActionsProps) {
  const { onDialog, onLeave } = props;
  const { room, uid } = useDebateRoom();
  const { run } = useRoomCommands();
  const askToLeave = () => (leavingOf(room, uid).asks ? onDialog('leaving') : onLeave());
  const askOrPerform = (one: RoomAction) => (one.question ? onDialog(one) : perform(run, room.id, one));
  const isSmall = !useMedia('(min-width: 60rem)');
  const isOver = isFinished(room.debate);
  return (
    <>
      <span className="row gap-1">
        {!isOver && (
          <Button
            size="sm"
            look="quiet"
            icon={UserPlus}
            className="max-lg:hidden"
            onClick={() => onDialog('share')}
          >
            {m.invite()}
          </Button>
        )}
        <Button size="sm" look="quiet" icon={LogOut} className="max-lg:hidden" onClick={askToLeave}>
          {m.leave()}
        </Button>
        <Menu trigger={<IconButton icon={EllipsisVertical} label={m.more()} size="sm" />}>
          <RoomMenuItems
            {...props}
            isSmall={isSmall}
            onAction={askOrPerform}
            onOpen={onDialog}
            onLeave={askToLeave}
          />
        </Menu>
      </span>
      <OpenDialog {...props} />
    </>
  );
}

function OpenDialog({ settings, dialog, onDialog, onLeave }: RoomActionsProps) {
  const { room, uid } = useDebateRoom();
  const { run } = useRoomCommands();
  const leaving = leavingOf(room, uid);
  const close = () => onDialog(null);
  const onOpenChange = (isOpen: boolean) => !isOpen && close();
  async function goOut(to: string | null) {
    if (await run({ type: 'goOut', roomId: room.id, to }, { again: () => void goOut(to) })) onLeave();
  }
  async function leaveSeat() {
    if (await run({ type: 'leave', roomId: room.id }, { again: () => void leaveSeat() })) onLeave();
  }
  if (dialog === null) return null;
  if (dialog === 'keys') return <ShortcutsDialog settings={settings} onClose={close} />;
  if (dialog === 'motion') return <EditMotion onClose={close} />;
  if (dialog === 'report') return <ReportRoom onClose={close} />;
  if (dialog === 'share') {
    return (
      <Dialog open title={m.inviteSomebody()} onOpenChange={onOpenChange}>
        <SharePanel room={room} />
      </Dialog>
    );
  }
  if (dialog === 'leaving') {
    if (leaving.asks && leaving.handsOver) {
      return <LeaveAsHost {...leaving} onClose={close} onLeave={(to) => void goOut(to)} />;
    }
    return leaving.asks ? (
      <AlertDialog
        open
        danger
        title={m.leaveTitle()}
        text={leaving.text}
        confirm={leaving.confirm}
        cancel={m.stay()}
        onConfirm={() => void leaveSeat()}
        onOpenChange={onOpenChange}
      />
    ) : null;
  }
  return dialog.question ? (
    <AlertDialog
      open
      danger
      {...dialog.question}
      onConfirm={() => perform(run, room.id, dialog)}
      onOpenChange={onOpenChange}
    />
  ) : null;
}
