import { isFinished, type Room } from '@rostrum/domain';
import { AlertDialog, Button, Dialog, IconButton, Menu, MenuItem } from '@rostrum/ui';
import { EllipsisVertical, LogOut, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Run } from '../use-room-commands.ts';
import type { HostAct } from './host-acts.ts';
import { leavingOf } from './leaving.ts';
import { SharePanel } from './share-panel.tsx';

export type RoomActionsProps = {
  room: Room;
  uid: string;
  acts: readonly HostAct[];
  run: Run;
  /** Goes away from the room, after the seat was left where there was one. */
  onLeave: () => void;
};

type Open = { about: 'leaving' | 'share' | HostAct } | null;

/** Inviting and leaving; on a small screen one menu with the host's acts as well. */
export function RoomActions({ room, uid, acts, run, onLeave }: RoomActionsProps) {
  const [open, setOpen] = useState<Open>(null);
  const leaving = leavingOf(room, uid);
  const close = (isOpen: boolean) => !isOpen && setOpen(null);
  const askToLeave = () => (leaving.asks ? setOpen({ about: 'leaving' }) : onLeave());
  const invite = () => setOpen({ about: 'share' });

  async function leaveSeat() {
    if (await run({ type: 'leave', roomId: room.id })) onLeave();
  }
  function act(one: HostAct) {
    if (one.question) setOpen({ about: one });
    else void run({ type: one.type, roomId: room.id });
  }

  return (
    <>
      <span className="row max-lg:hidden">
        {!isFinished(room.debate) && (
          <Button size="sm" look="quiet" icon={UserPlus} onClick={invite}>
            Invite
          </Button>
        )}
        <Button size="sm" look="quiet" icon={LogOut} onClick={askToLeave}>
          Leave
        </Button>
      </span>
      <span className="lg:hidden">
        <Menu trigger={<IconButton icon={EllipsisVertical} label="More" size="sm" />}>
          {acts.map((one) => (
            <MenuItem key={one.type} danger={one.question !== undefined} onSelect={() => act(one)}>
              {one.label}
            </MenuItem>
          ))}
          {!isFinished(room.debate) && (
            <MenuItem icon={UserPlus} onSelect={invite}>
              Invite
            </MenuItem>
          )}
          <MenuItem icon={LogOut} onSelect={askToLeave}>
            Leave
          </MenuItem>
        </Menu>
      </span>
      {open?.about === 'share' && (
        <Dialog open title="Invite somebody" onOpenChange={close}>
          <SharePanel room={room} />
        </Dialog>
      )}
      {open?.about === 'leaving' && leaving.asks && (
        <AlertDialog
          open
          danger
          title="Leave this debate?"
          text={leaving.text}
          confirm={leaving.confirm}
          cancel="Stay"
          onConfirm={() => void leaveSeat()}
          onOpenChange={close}
        />
      )}
      {open && typeof open.about === 'object' && open.about.question && (
        <HostQuestion act={open.about} run={run} roomId={room.id} onOpenChange={close} />
      )}
    </>
  );
}

type HostQuestionProps = { act: HostAct; run: Run; roomId: string; onOpenChange: (open: boolean) => void };

function HostQuestion({ act: { type, question }, run, roomId, onOpenChange }: HostQuestionProps) {
  if (!question) return null;
  return (
    <AlertDialog
      open
      danger
      {...question}
      onConfirm={() => void run({ type, roomId })}
      onOpenChange={onOpenChange}
    />
  );
}
