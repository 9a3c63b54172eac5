import {
  FAULT_BOUNDS,
  faultDayPath,
  faultDaySchema,
  type BrowserFault,
  type FaultDay,
} from '@rostrum/domain';
import { countAlike, dayListOf } from '../storing/day-list.ts';

/** A day's list with more reports. A fault beyond its room is counted, but not kept. */
export function withReports(before: FaultDay, reported: readonly BrowserFault[], atMs: number): FaultDay {
  const faults = countAlike(before.faults, reported, {
    most: FAULT_BOUNDS.perDay,
    atMs,
    keyOf,
    join: (fault, known, counted) => ({ ...known, ...fault, ...counted }),
  });
  return { ...before, reports: before.reports + reported.length, faults };
}

/** Two reports of the same fault differ at most in the id of the server's fault. */
const keyOf = ({ kind, what, build, route, browser, frames }: BrowserFault) =>
  JSON.stringify([kind, what, build, route, browser, frames]);

export const browserFaultDays = dayListOf({
  collection: 'browserFaults',
  schema: faultDaySchema,
  pathOf: faultDayPath,
  emptyOf: (day) => ({ day, reports: 0, faults: [] }),
  withMore: withReports,
});
