import * as z from 'zod/mini';
import { count, ms } from '../bounds.ts';

export const SERVER_FAULT_BOUNDS = {
  /** Different faults that a day's list keeps apart. */
  perDay: 50,
  /** Ids that each of them keeps, newest first. */
  ids: 5,
} as const;

const parts = {
  /** The function that failed, such as `rooms`. */
  of: z.string().check(z.regex(/^[A-Za-z]{1,40}$/)),
  /** The class of the error and its code, such as `Error:5`. Nothing of its message. */
  what: z.string().check(z.regex(/^[A-Za-z]{1,40}:[\w/-]{1,60}$/)),
  /** Its place in our own files, such as `index.js:1204:7`; empty if there is none. */
  place: z.string().check(z.regex(/^(?:[\w.-]{1,60}:\d{1,7}:\d{1,7})?$/)),
};
const faultId = z.string().check(z.regex(/^[0-9a-f]{8}$/));

/** One fault of the server; `id` is what the person saw, and what its line in the log has as `requestId`. */
export type ServerFault = { of: string; what: string; place: string; id: string };

const countedServerFaultSchema = z.object({
  ...parts,
  count,
  lastAtMs: ms,
  /** Newest first. */
  ids: z.array(faultId).check(z.maxLength(SERVER_FAULT_BOUNDS.ids)),
});
export type CountedServerFault = z.infer<typeof countedServerFaultSchema>;

/** `serverFaults/{day}`: the faults of the server on a day in UTC. No words, no person; deleted by TTL on `expiresAt`. */
export const serverFaultDaySchema = z.object({
  day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  /** All faults, including those that the list has no room for. */
  total: count,
  faults: z.array(countedServerFaultSchema).check(z.maxLength(SERVER_FAULT_BOUNDS.perDay)),
});
export type ServerFaultDay = z.infer<typeof serverFaultDaySchema>;
export const serverFaultDayPath = (day: string) => `serverFaults/${day}`;
