import {
  SERVER_FAULT_BOUNDS,
  serverFaultDayPath,
  serverFaultDaySchema,
  type ServerFault,
  type ServerFaultDay,
} from '@rostrum/domain';
import { countAlike, dayListOf } from '../storing/day-list.ts';

/** A day's list with more faults. One beyond its room is counted, but not kept. */
export function withFaults(
  before: ServerFaultDay,
  met: readonly ServerFault[],
  atMs: number,
): ServerFaultDay {
  const faults = countAlike(before.faults, met, {
    most: SERVER_FAULT_BOUNDS.perDay,
    atMs,
    keyOf,
    join: ({ id, ...fault }, known, counted) => {
      const ids = [id, ...(known?.ids ?? [])].slice(0, SERVER_FAULT_BOUNDS.ids);
      return { ...fault, ...counted, ids };
    },
  });
  return { ...before, total: before.total + met.length, faults };
}

const keyOf = ({ of, what, place }: Omit<ServerFault, 'id'>) => `${of} ${what} ${place}`;

export const serverFaultDays = dayListOf({
  collection: 'serverFaults',
  schema: serverFaultDaySchema,
  pathOf: serverFaultDayPath,
  emptyOf: (day) => ({ day, total: 0, faults: [] }),
  withMore: withFaults,
});
