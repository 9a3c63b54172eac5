import * as z from 'zod/mini';
import { count, ms } from '../bounds.ts';
import { serverFaultDaySchema } from '../operations/server-faults.ts';

/** How the service is, as an operator sees it. No person and no words. */
export const healthSchema = z.object({
  /** How long the database took to answer one read. */
  databaseMs: ms,
  /** When each work in the background last ran; null if never. */
  lastRuns: z.object({
    roomSweeper: z.nullable(ms),
    roomClock: z.nullable(ms),
    fileSweeper: z.nullable(ms),
  }),
  /** Since when the oldest of each queue waits; null if nothing does. */
  waitingSinceMs: z.object({
    /** A debate or a forgotten room that the sweeper has to move on. */
    room: z.nullable(ms),
    /** A person who looks for an opponent. */
    opponent: z.nullable(ms),
    /** A case that the house has not decided. */
    houseCase: z.nullable(ms),
    /** An account whose deletion is not finished. */
    erasure: z.nullable(ms),
  }),
  /** Debates that run, rooms that wait for people, and rooms that were opened in the last 24 hours. */
  rooms: z.object({ live: count, open: count, lastDay: count }),
  /** On this day in UTC. */
  signInsToday: count,
  /** On the last days with a fault, newest first. */
  serverFaults: z.array(serverFaultDaySchema),
});
export type Health = z.infer<typeof healthSchema>;
