import type { ReactNode } from 'react';

/** One more part of the room, as the backchannel: under the clock on a wide screen, a tab of its own on a small one. */
export type RoomPart = { id: string; label: ReactNode; panel: ReactNode };
