import type { CountedFault, CountedServerFault, FaultDay, ServerFaultDay } from '@rostrum/domain';

/** Rows that the page lists. */
const ROWS_MOST = 50;

type Counted = { count: number; lastAtMs: number };
type Row<Fault> = Fault & { key: string };
type Rows<Fault> = { rows: Row<Fault>[]; unlisted: number };

export type FaultRow = Row<CountedFault>;

/** The faults of all days, the most frequent first, and how many reports are in no row. */
export function faultRows(days: readonly FaultDay[]): Rows<CountedFault> {
  return rowsOf(
    days.flatMap(({ faults }) => faults),
    ({ kind, what, route, browser, build, frames }) =>
      [kind, what, route, browser, build, ...frames].join(' '),
    sum(days.map(({ reports }) => reports)),
  );
}

/** The same for faults of the server. */
export function serverFaultRows(days: readonly ServerFaultDay[]): Rows<CountedServerFault> {
  return rowsOf(
    days.flatMap(({ faults }) => faults),
    ({ of, what, place }) => [of, what, place].join(' '),
    sum(days.map(({ total }) => total)),
  );
}

/** `keyOf`: the fields that make two faults one row. `all`: how many there were. */
function rowsOf<Fault extends Counted>(
  faults: readonly Fault[],
  keyOf: (fault: Fault) => string,
  all: number,
): Rows<Fault> {
  const found = new Map<string, Row<Fault>>();
  for (const fault of faults) {
    const key = keyOf(fault);
    const known = found.get(key);
    const newest = known && known.lastAtMs > fault.lastAtMs ? known : fault;
    found.set(key, { ...newest, key, count: (known?.count ?? 0) + fault.count });
  }
  const rows = [...found.values()].toSorted((one, other) => other.count - one.count).slice(0, ROWS_MOST);
  return { rows, unlisted: all - sum(rows.map(({ count }) => count)) };
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
