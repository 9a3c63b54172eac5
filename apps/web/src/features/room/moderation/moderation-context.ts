import { createContext } from 'react';

/** What of the moderator can be opened over a room: `types`, `appeals` and `hidden` are the host's. */
export type ModerationView = 'log' | 'balance' | 'types' | 'appeals' | 'hidden';

/** Opens a part of the moderation over the room around it. */
export const ModerationContext = createContext<(view: ModerationView) => void>(() => undefined);
