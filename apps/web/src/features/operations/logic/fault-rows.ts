import type { CountedFault, FaultDay } from '@rostrum/domain';

/** Rows that the page lists. */
const ROWS_MOST = 50;
/** The fields that make two reports one row. */
const keyOf = ({ kind, what, route, browser, build, frames }: CountedFault) =>
  [kind, what, route, browser, build, ...frames].join(' ');

export type FaultRow = CountedFault & { key: string };

/** The faults of all days, the most frequent first, and how many reports are in no row. */
export function faultRows(days: readonly FaultDay[]): { rows: FaultRow[]; unlisted: number } {
  const found = new Map<string, FaultRow>();
  for (const fault of days.flatMap(({ faults }) => faults)) {
    const key = keyOf(fault);
    const known = found.get(key);
    const newest = known && known.lastAtMs > fault.lastAtMs ? known : fault;
    found.set(key, { ...newest, key, count: (known?.count ?? 0) + fault.count });
  }
  const rows = [...found.values()].toSorted((one, other) => other.count - one.count).slice(0, ROWS_MOST);
  const [all, listed] = [sum(days.map(({ reports }) => reports)), sum(rows.map(({ count }) => count))];
  return { rows, unlisted: all - listed };
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
