import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { MESSAGES, STORAGE_KEYS } from '@rostrum/domain';

/** This browser's current debate, and one's name in it. Null if there is none. */
export interface RoomContextValue {
  activeRoom: string | null;
  activeUsername: string | null;
  /** Kept in local storage; null or an empty text forgets it. */
  setActiveRoom: (roomId: string | null) => void;
  setActiveUsername: (username: string | null) => void;
}

const RoomContext = createContext<RoomContextValue | null>(null);

export function RoomProvider({ children }: { children: ReactNode }) {
  const [activeRoom, setActiveRoom] = useStored(STORAGE_KEYS.activeRoom);
  const [activeUsername, setActiveUsername] = useStored(STORAGE_KEYS.activeUsername);
  const value = useMemo(
    () => ({ activeRoom, activeUsername, setActiveRoom, setActiveUsername }),
    [activeRoom, activeUsername, setActiveRoom, setActiveUsername],
  );
  return <RoomContext value={value}>{children}</RoomContext>;
}

/** @throws Error with the specified text outside a RoomProvider. */
export function useRoom(): RoomContextValue {
  const value = use(RoomContext);
  if (!value) throw new Error(MESSAGES.roomContextMissing);
  return value;
}

function useStored(key: string) {
  const [value, setValue] = useState(() => readStored(key));
  const [set] = useState(() => (next: string | null) => {
    setValue(next || null);
    store(key, next || null);
  });
  return [value, set] as const;
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) || null;
  } catch {
    return null;
  }
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A browser that refuses storage keeps the value for as long as the page lives.
  }
}
