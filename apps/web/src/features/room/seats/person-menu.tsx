import { paceLengths, personName, type Room } from '@rostrum/domain';
import { AlertDialog, IconButton, lengthText, Menu, MenuItem } from '@rostrum/ui';
import * as m from '@rostrum/words/room-seats';
import { EllipsisVertical, Gavel, MicOff, UserMinus } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useDebateRoom, useRoomClock, useRoomCommands } from '../session/index.ts';
import { actionOf, perform, type PossibleAction, type RoomAction } from '../actions/index.ts';

/** The host's actions on one person, those that the rules forbid with the reason; empty for anybody else. */
export function PersonMenu({ person }: { person: string }) {
  const { room, uid } = useDebateRoom();
  const { run } = useRoomCommands();
  const nowMs = useRoomClock();
  const [asked, setAsked] = useState<RoomAction>();
  const actions = personActions(room, uid, person, nowMs);
  if (actions.length === 0) return null;
  return (
    <>
      <Menu
        trigger={
          <IconButton
            icon={EllipsisVertical}
            label={m.aboutPerson({ name: personName(room, person) })}
            size="sm"
          />
        }
      >
        {actions.map((action) => (
          <MenuItem
            key={action.wish.type}
            icon={ICONS[action.wish.type]}
            danger={action.question !== undefined}
            disabledBecause={action.because}
            onSelect={() => (action.question ? setAsked(action) : perform(run, room.id, action))}
          >
            {action.label}
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

const ICONS: Partial<Record<RoomAction['wish']['type'], LucideIcon>> = {
  mute: MicOff,
  remove: UserMinus,
  handOver: Gavel,
};

function personActions(room: Room, uid: string, person: string, nowMs: number): RoomAction[] {
  const name = personName(room, person);
  const possible: PossibleAction[] = [
    {
      wish: { type: 'mute', uid: person },
      label: m.muteFor({ length: lengthText(paceLengths(room.debate.format).muteSeconds) }),
    },
    { wish: { type: 'handOver', uid: person }, label: m.offerChair() },
    {
      wish: { type: 'remove', uid: person },
      label: m.remove(),
      question: {
        title: m.removeTitle({ name }),
        text: m.removeText(),
        confirm: m.removeNamed({ name }),
        cancel: m.keepThem(),
      },
    },
  ];
  return possible.flatMap((one) => actionOf(room, uid, nowMs, one) ?? []);
}
