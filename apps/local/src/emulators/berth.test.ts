import { expect, test } from 'vitest';
import { takeBerth } from './berth.ts';
import type { Hold } from './berth.ts';
import { shiftedPorts, USUAL_PORTS } from './ports.ts';
import type { PortProbe } from './ports.ts';

const everythingFree: PortProbe = { isFree: async () => true, anyFree: async () => 40_000 };

/** Guards of one machine, in memory. */
function aMachine(): Hold {
  const held = new Set<number>();
  return async (port) => {
    if (held.has(port)) return null;
    held.add(port);
    return { release: () => void held.delete(port) };
  };
}

test('the first stack gets the preferred ports', async () => {
  const berth = await takeBerth(USUAL_PORTS, { probe: everythingFree, hold: aMachine() });
  expect(berth.ports).toEqual(USUAL_PORTS);
});

test('two stacks that start at the same moment choose different ports, though all are still free', async () => {
  const hold = aMachine();
  const preferred = shiftedPorts(10_000);
  const both = await Promise.all([1, 2].map(() => takeBerth(preferred, { probe: everythingFree, hold })));
  const ports = both.flatMap((berth) => Object.values(berth.ports));
  expect(new Set(ports).size).toBe(ports.length);
});

test('no berth uses a port of any other, and none of the first twenty is left out', async () => {
  const hold = aMachine();
  const all = [];
  for (let stack = 0; stack < 20; stack += 1)
    all.push(await takeBerth(USUAL_PORTS, { probe: everythingFree, hold }));
  const ports = all.flatMap((berth) => Object.values(berth.ports));
  expect(new Set(ports).size).toBe(20 * Object.keys(USUAL_PORTS).length);
});

test('a released berth is taken again', async () => {
  const hold = aMachine();
  const first = await takeBerth(USUAL_PORTS, { probe: everythingFree, hold });
  first.release();
  expect((await takeBerth(USUAL_PORTS, { probe: everythingFree, hold })).ports).toEqual(first.ports);
});

test('if another program uses a port, all move together, out of the way of what starts meanwhile', async () => {
  const probe: PortProbe = { isFree: async (port) => port !== 8080, anyFree: async () => 40_000 };
  const hold = aMachine();
  const { ports } = await takeBerth(USUAL_PORTS, { probe, hold });
  expect(ports).toEqual(shiftedPorts(1));
  expect(await hold(USUAL_PORTS.hub + 30)).not.toBeNull();
});

test('without a free berth each part takes any free port', async () => {
  let next = 40_000;
  const probe: PortProbe = { isFree: async () => true, anyFree: async () => next++ };
  const taken = { ...probe, isFree: async (port: number) => port >= 40_000 };
  const { ports } = await takeBerth(USUAL_PORTS, { probe: taken, hold: aMachine() });
  expect(Object.values(ports).every((port) => port >= 40_000)).toBe(true);
});

test('on this machine a berth is held until its release', async () => {
  const preferred = shiftedPorts(23_000);
  const first = await takeBerth(preferred);
  const second = await takeBerth(preferred);
  expect(second.ports.hub).not.toBe(first.ports.hub);
  first.release();
  second.release();
});
