import { createContext } from 'react';

/** The moderator's dialogs over a room: `types`, `appeals` and `hidden` are the host's. */
export type ModerationView = 'log' | 'balance' | 'types' | 'appeals' | 'hidden';

/** The moderator functions of the surrounding room. */
export type ModerationAsks = {
  /** Opens a part of the moderation over the room. */
  open: (view: ModerationView) => void;
  /** Requests a summary of both sides in this step; absent if it is not possible. */
  sumUp?: (() => void) | undefined;
};

export const ModerationContext = createContext<ModerationAsks>({ open: () => undefined });
