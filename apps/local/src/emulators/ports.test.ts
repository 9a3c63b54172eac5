import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { choosePorts, networkProbe, shiftedPorts, USUAL_PORTS } from './ports.ts';
import type { PortProbe } from './ports.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

function probe(taken: number[]): PortProbe {
  let next = 40_000;
  return { isFree: async (port) => !taken.includes(port), anyFree: async () => next++ };
}

test('every part gets its usual port on an idle machine', async () => {
  expect(await choosePorts(USUAL_PORTS, probe([]))).toEqual(USUAL_PORTS);
});

test('only the part whose port is taken moves', async () => {
  const ports = await choosePorts(USUAL_PORTS, probe([8080]));
  expect(ports).toEqual({ ...USUAL_PORTS, firestore: 40_000 });
});

test('no two parts get the same port', async () => {
  const preferred = { ...USUAL_PORTS, auth: 40_000 };
  const ports = await choosePorts(preferred, probe([5001, 8080]));
  expect(new Set(Object.values(ports)).size).toBe(Object.keys(ports).length);
});

test('a second stack avoids the ports of the first', () => {
  const usual = new Set<number>(Object.values(USUAL_PORTS));
  expect(Object.values(shiftedPorts(10_000)).filter((port) => usual.has(port))).toEqual([]);
});

test.each(['127.0.0.1', '0.0.0.0'])('a port with a listener on %s is busy', async (host) => {
  const server = createServer();
  closing.push(() => server.close());
  await new Promise<void>((resolve) => void server.listen(0, host, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await networkProbe.isFree(port)).toBe(false);
  expect(await networkProbe.anyFree()).not.toBe(port);
});
