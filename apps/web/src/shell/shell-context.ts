import { createContext, use, useEffect } from 'react';

/** What a page may ask of the signed-in shell around it. */
export interface ShellRequests {
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
