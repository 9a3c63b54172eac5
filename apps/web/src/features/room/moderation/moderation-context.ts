import { createContext } from 'react';

/** What of the moderator can be opened over a room: `types`, `appeals` and `hidden` are the host's. */
export type ModerationView = 'log' | 'balance' | 'types' | 'appeals' | 'hidden';

/** What can be asked of the moderator of the room around. */
export type ModerationAsks = {
  /** Opens a part of the moderation over the room. */
  open: (view: ModerationView) => void;
  /** Has what both sides said in this step summed up; absent where that cannot be asked. */
  sumUp?: (() => void) | undefined;
};

export const ModerationContext = createContext<ModerationAsks>({ open: () => undefined });
