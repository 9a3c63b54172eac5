import { personName, type Room } from '@rostrum/domain';
import { AlertDialog, IconButton, Menu, MenuItem } from '@rostrum/ui';
import { EllipsisVertical, MicOff, UserMinus } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useDebateRoom, useRoomClock, useRoomCommands } from '../session/index.ts';
import { allowedActs, perform, type RoomAct } from '../actions/index.ts';

/** The host's actions on one person; empty for anybody else. */
export function PersonMenu({ person }: { person: string }) {
  const { room, uid } = useDebateRoom();
  const { run } = useRoomCommands();
  const nowMs = useRoomClock();
  const [asked, setAsked] = useState<RoomAct>();
  const acts = personActs(room, uid, person, nowMs);
  if (acts.length === 0) return null;
  return (
    <>
      <Menu
        trigger={<IconButton icon={EllipsisVertical} label={`About ${personName(room, person)}`} size="sm" />}
      >
        {acts.map((act) => (
          <MenuItem
            key={act.wish.type}
            icon={ICONS[act.wish.type]}
            danger={act.question !== undefined}
            onSelect={() => (act.question ? setAsked(act) : perform(run, room.id, act))}
          >
            {act.label}
          </MenuItem>
        ))}
      </Menu>
      {asked?.question && (
        <AlertDialog
          open
          danger
          {...asked.question}
          onConfirm={() => perform(run, room.id, asked)}
          onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
        />
      )}
    </>
  );
}

const ICONS: Partial<Record<RoomAct['wish']['type'], LucideIcon>> = {
  mute: MicOff,
  remove: UserMinus,
};

function personActs(room: Room, uid: string, person: string, nowMs: number): RoomAct[] {
  const name = personName(room, person);
  return allowedActs(room, uid, nowMs, [
    { wish: { type: 'mute', uid: person }, label: 'Mute for 60 s' },
    {
      wish: { type: 'remove', uid: person },
      label: 'Remove from the debate',
      question: {
        title: `Remove ${name}?`,
        text: 'They can no longer speak, raise a hand or take a seat here, and they cannot come back. What they said stays.',
        confirm: `Remove ${name}`,
        cancel: 'Keep them',
      },
    },
  ]);
}
