import { ROOM_STORAGE_KEYS } from '@rostrum/domain';
import { useKept } from './use-kept.ts';

/** A person's settings for every room in this browser: bells are off, single keys on, and drafts go out when the time is up by default. */
export type RoomSettings = {
  sounds: boolean;
  shortcuts: boolean;
  sendsDraft: boolean;
  setSounds: (on: boolean) => void;
  setShortcuts: (on: boolean) => void;
  setSendsDraft: (on: boolean) => void;
};

export function useRoomSettings(): RoomSettings {
  const [sounds, setSounds] = useKept(ROOM_STORAGE_KEYS.sounds, false);
  const [shortcuts, setShortcuts] = useKept(ROOM_STORAGE_KEYS.shortcuts, true);
  const [sendsDraft, setSendsDraft] = useKept(ROOM_STORAGE_KEYS.sendsDraft, true);
  return { sounds, shortcuts, sendsDraft, setSounds, setShortcuts, setSendsDraft };
}
