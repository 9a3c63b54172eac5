import { ROOM_STORAGE_KEYS } from '@rostrum/domain';
import { useKept } from './use-kept.ts';

/** A person's settings for every room in this browser: bells are off and single keys on by default. */
export type RoomSettings = {
  sounds: boolean;
  shortcuts: boolean;
  setSounds: (on: boolean) => void;
  setShortcuts: (on: boolean) => void;
};

export function useRoomSettings(): RoomSettings {
  const [sounds, setSounds] = useKept(ROOM_STORAGE_KEYS.sounds, false);
  const [shortcuts, setShortcuts] = useKept(ROOM_STORAGE_KEYS.shortcuts, true);
  return { sounds, shortcuts, setSounds, setShortcuts };
}
