import { browserShelf, type Shelf } from '@rostrum/data';
import { ROOM_STORAGE_KEYS } from '@rostrum/domain';
import { useCallback, useMemo, useState } from 'react';
import * as z from 'zod/mini';

/** What somebody has chosen for every room in this browser: bells are off and single keys on until they say otherwise. */
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

function useKept(key: string, unstored: boolean): [value: boolean, set: (value: boolean) => void] {
  const shelf: Shelf<boolean> = useMemo(() => browserShelf(key, z.boolean()), [key]);
  const [value, setValue] = useState(() => shelf.load() ?? unstored);
  const set = useCallback(
    (next: boolean) => {
      shelf.save(next);
      setValue(next);
    },
    [shelf],
  );
  return [value, set];
}
