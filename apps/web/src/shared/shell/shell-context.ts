import type { LucideIcon } from 'lucide-react';
import { createContext, use, useEffect } from 'react';

/** Something that can be done in the room that is open, and how. */
export interface RoomCommand {
  /** As in `raiseHand`; typed in words after `>`. */
  id: string;
  label: string;
  icon?: LucideIcon | undefined;
  /** Why it rests for the moment. */
  because?: string | undefined;
  run: () => void;
}
/** A person's actions at a moment of the server's clock, in epoch milliseconds. */
export type RoomCommandsAt = (nowMs: number) => readonly RoomCommand[];

/** A page's requests to the surrounding signed-in shell. */
export interface ShellRequests {
  setRoomCommands: (commands: RoomCommandsAt | null) => void;
  setFixed: (fixed: boolean) => void;
  setInLiveRoom: (live: boolean) => void;
}

export const ShellContext = createContext<ShellRequests | null>(null);

/** While this page is shown, the shell fills the window and the page scrolls inside, as a room does. */
export function useFixedShell(fixed = true): void {
  const shell = use(ShellContext);
  useEffect(() => {
    shell?.setFixed(fixed);
    return () => shell?.setFixed(false);
  }, [shell, fixed]);
}

/** Puts the live sign beside Room while the person sits in a debate that runs. */
export function useLiveRoomSign(live: boolean): void {
  const shell = use(ShellContext);
  useEffect(() => {
    shell?.setInLiveRoom(live);
    return () => shell?.setInLiveRoom(false);
  }, [shell, live]);
}

/** While this page is shown, the search offers the actions of its room. Memoise the commands. */
export function useCommandsInSearch(commands: RoomCommandsAt): void {
  const shell = use(ShellContext);
  useEffect(() => {
    shell?.setRoomCommands(commands);
    return () => shell?.setRoomCommands(null);
  }, [shell, commands]);
}
