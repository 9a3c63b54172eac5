import { deadlineOf, dueAtMs } from '@rostrum/domain';
import type { World } from '../world/world.ts';
import type { Database } from './database.ts';

/** How often the real one runs. */
const EVERY_MS = 300_000;

/**
 * The scheduled function below the clock: it ends what ran out long ago though no task and no browser did. Returns
 * what to call after each change of the room, so that it looks whenever the room is due, and not at all in between.
 */
export function createSweeper(world: World, db: Database, end: (stepSeq: number) => void): () => void {
  const { timeline } = world;
  let nextMs = Infinity;
  const plan = () => {
    const due = dueAtMs(db.roomDocument().debate, null);
    if (due === null) return;
    const lookAtMs = Math.ceil(Math.max(due, timeline.nowMs + 1) / EVERY_MS) * EVERY_MS;
    if (lookAtMs >= nextMs) return;
    nextMs = lookAtMs;
    timeline.after(lookAtMs - timeline.nowMs, look);
  };
  const look = () => {
    nextMs = Infinity;
    const { debate } = db.roomDocument();
    const due = dueAtMs(debate, null);
    const deadline = deadlineOf(debate);
    if (due !== null && due <= timeline.nowMs && deadline) end(deadline.stepSeq);
    plan();
  };
  plan();
  return plan;
}
