import { serverNow } from '@rostrum/data';
import type { Room } from '@rostrum/domain';
import { notify } from '@rostrum/ui';
import { useCallback } from 'react';
import type { Run } from '../../../shared/commands/use-command.ts';
import { asksOf, perform, turnActions } from '../actions/index.ts';
import { HELP_KEY, SHORTCUTS, WRITE_KEY } from './shortcuts.ts';
import { useShortcuts } from './use-shortcuts.ts';

export type RoomKeys = {
  room: Room;
  uid: string;
  run: Run<'rooms'>;
  isOn: boolean;
  onWrite: () => void;
  onHelp: () => void;
};

/** Lets single keys do what the current buttons do; the key of a disabled action gives the reason. */
export function useRoomKeys({ room, uid, run, isOn, onWrite, onHelp }: RoomKeys): void {
  const onKey = useCallback(
    (key: string) => {
      if (key === HELP_KEY) onHelp();
      else if (key === WRITE_KEY) onWrite();
      else return press(room, uid, run, key);
      return true;
    },
    [room, uid, run, onWrite, onHelp],
  );
  useShortcuts(isOn, onKey);
}

function press(room: Room, uid: string, run: Run<'rooms'>, key: string): boolean {
  const wanted = SHORTCUTS.find((shortcut) => shortcut.key === key)?.actions ?? [];
  const nowMs = serverNow();
  const offered = [
    ...asksOf(room, uid, nowMs).flatMap(({ actions }) => actions),
    ...turnActions(room, uid, nowMs),
  ];
  const action = offered.find(({ wish }) => wanted.includes(wish.type));
  if (!action) return false;
  if (action.because === undefined) perform(run, room.id, action);
  else notify({ text: action.because });
  return true;
}
