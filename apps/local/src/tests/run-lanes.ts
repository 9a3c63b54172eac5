import { NOTHING, sumCounts } from './count.ts';
import type { Count } from './count.ts';
import type { Lane } from './lanes.ts';
import type { StackPart } from './steps.ts';

/** What lanes do with their stacks, by the lane's place. */
export interface LaneWork {
  /** Gives the part a database as it needs it. */
  prepare(part: StackPart, lane: number): Promise<void>;
  /** Never rejects: a part that cannot run has failed. */
  run(part: StackPart, lane: number): Promise<Count>;
  /** The part's database could not be prepared. */
  reportUnprepared(part: StackPart, error: unknown): Count;
  /** Lets the browsers of the running e2e tests have this lane's stack. */
  join(lane: number): void;
  /** Tells them that they will not have it. */
  stayAway(lane: number, error: unknown): void;
}

/**
 * Runs all lanes at the same time, each part after the one before. The first lane runs the e2e tests for all, and counts
 * them; another lane that comes to them joins in. @returns the sum of all lanes
 */
export async function runLanes(lanes: readonly Lane[], work: LaneWork): Promise<Count> {
  return sumCounts(await Promise.all(lanes.map((lane, at) => runLane(lane, at, work))));
}

async function runLane(lane: Lane, at: number, work: LaneWork): Promise<Count> {
  const counts: Count[] = [];
  for (const part of lane) counts.push(await runPart(part, at, work));
  return sumCounts(counts);
}

/** A part whose database cannot be prepared has failed; the others still run. */
async function runPart(part: StackPart, at: number, work: LaneWork): Promise<Count> {
  const isJoining = part === 'e2e' && at > 0;
  try {
    await work.prepare(part, at);
  } catch (error) {
    console.error(error);
    if (!isJoining) return work.reportUnprepared(part, error);
    // Its tests fail, and are counted by the first lane.
    work.stayAway(at, error);
    return NOTHING;
  }
  if (part === 'e2e') work.join(at);
  return isJoining ? NOTHING : work.run(part, at);
}
