import type { ReactNode } from 'react';

/** So wide has a screen to be to show the parts of a room beside the floor; they are tabs otherwise. */
export const BESIDE_THE_FLOOR = '(min-width: 60rem)';

/**
 * Another part of the room, like the backchannel: under the clock on a wide screen, a tab of its own on a small one.
 */
export type RoomPart = { id: string; label: ReactNode; panel: ReactNode };
