import type { RoomAction } from './room-action.ts';

/** A pending question of a debate, with this person's possible actions. */
export type RoomAsk = {
  key: string;
  label: string;
  words: string;
  /** Until when it waits; `totalMs` is how long that was in all. */
  until?: { endsAtMs: number; totalMs: number };
  actions: RoomAction[];
};
