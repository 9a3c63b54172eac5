import { classOf, SERVER_FAULT_BOUNDS, type ServerFault, type ServerFaultDay } from '@rostrum/domain';

/** A day's list with more faults. One beyond its room is counted, but not kept. */
export function withFaults(
  before: ServerFaultDay,
  met: readonly ServerFault[],
  atMs: number,
): ServerFaultDay {
  const faults = new Map(before.faults.map((fault) => [keyOf(fault), fault]));
  for (const { id, ...fault } of met) {
    const known = faults.get(keyOf(fault));
    if (!known && faults.size >= SERVER_FAULT_BOUNDS.perDay) continue;
    const ids = [id, ...(known?.ids ?? [])].slice(0, SERVER_FAULT_BOUNDS.ids);
    faults.set(keyOf(fault), { ...fault, count: (known?.count ?? 0) + 1, lastAtMs: atMs, ids });
  }
  return { ...before, total: before.total + met.length, faults: [...faults.values()] };
}

const keyOf = ({ of, what, place }: Omit<ServerFault, 'id'>) => `${of} ${what} ${place}`;

/** What operators learn of an error: its class or its code, and its place in our files. */
export function factsOf(error: unknown): Pick<ServerFault, 'what' | 'place'> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = classOf(error);
  const what = CODE.test(code) ? `${known.split(':')[0]}:${code}` : known;
  return { what, place: placeIn(error instanceof Error ? (error.stack ?? '') : '') };
}

const CODE = /^[\w/-]{1,60}$/;
const FRAME = /([\w.-]{1,60}\.[jt]s:\d{1,7}:\d{1,7})\)?$/;

function placeIn(stack: string): string {
  const own = stack
    .split('\n')
    .find((line) => FRAME.test(line) && !line.includes('node_modules') && !line.includes('node:'));
  return (own && FRAME.exec(own)?.[1]) ?? '';
}
