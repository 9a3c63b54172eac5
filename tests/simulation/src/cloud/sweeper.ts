import type { World } from '../world/world.ts';
import type { RoomView } from './room-view.ts';

/** The interval of the real one. */
const EVERY_MS = 300_000;

/**
 * The sweeper's schedule. Returns a function to call after each change of the room, so that it sweeps exactly when
 * the room is due.
 */
export function createSweeper({ timeline }: World, view: RoomView, sweep: () => void): () => void {
  let nextMs = Infinity;
  const plan = () => {
    const { dueAtMs } = view.room;
    if (dueAtMs === null) return;
    const lookAtMs = Math.ceil(Math.max(dueAtMs, timeline.nowMs + 1) / EVERY_MS) * EVERY_MS;
    if (lookAtMs >= nextMs) return;
    nextMs = lookAtMs;
    timeline.after(lookAtMs - timeline.nowMs, look);
  };
  const look = () => {
    nextMs = Infinity;
    const { dueAtMs } = view.room;
    if (dueAtMs !== null && dueAtMs <= timeline.nowMs) sweep();
    plan();
  };
  plan();
  return plan;
}
