import * as z from 'zod/mini';
import { count, ms } from '../bounds.ts';

/** The work in the background whose last run operators see. */
export type BackgroundWork = 'roomSweeper' | 'roomClock' | 'fileSweeper';

/** `lastRuns/{work}`: when a work in the background last ran. The clock tells it once a minute at most. */
export const lastRunPath = (work: BackgroundWork) => `lastRuns/${work}`;
export const lastRunSchema = z.object({ atMs: ms });

/** Shards of a day's count, so that many simultaneous sign-ins do not wait for one document. */
export const SIGN_IN_SHARDS = 5;

/** `signIns/{day-shard}`: a part of how many sign-ins there were on a day in UTC. No person; deleted by TTL on `expiresAt`. */
export const signInsPath = (day: string, shard: number) => `signIns/${day}-${shard}`;
export const signInsSchema = z.object({ count });
