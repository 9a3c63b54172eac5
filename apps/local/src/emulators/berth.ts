import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { choosePorts, moved, networkProbe } from './ports.ts';
import type { Ports, PortProbe } from './ports.ts';

/** More than any machine runs stacks, and fewer than lie between two preferred ports. */
const BERTHS = 20;
/** From the hub's port to the one that stands for the whole berth. */
const GUARD_ABOVE_HUB = 30;

/** The ports of a stack, which no other stack of this machine chooses until they are released. */
export interface Berth {
  ports: Ports;
  release: () => void;
}

/** Takes a port for as long as it is held. @returns null if another process has it */
export type Hold = (port: number) => Promise<{ release: () => void } | null>;

/**
 * Chooses the ports of a stack: the preferred ones, or all of them a little higher if one is in use. A stack that is still
 * starting uses none yet, so a free port proves nothing: each berth has a port that its stack holds from now on. The
 * system lets go of it even after a crash.
 */
export async function takeBerth(
  preferred: Ports,
  { probe = networkProbe, hold = holdPort }: { probe?: PortProbe; hold?: Hold } = {},
): Promise<Berth> {
  for (let up = 0; up < BERTHS; up += 1) {
    const guard = await hold(preferred.hub + GUARD_ABOVE_HUB + up);
    const ports = moved(preferred, up);
    if (guard && (await areFree(ports, probe))) return { ports, release: guard.release };
    guard?.release();
  }
  return { ports: await choosePorts(preferred, probe), release: () => {} };
}

async function areFree(ports: Ports, probe: PortProbe): Promise<boolean> {
  for (const port of Object.values(ports)) if (!(await probe.isFree(port))) return false;
  return true;
}

function holdPort(port: number): ReturnType<Hold> {
  return new Promise((resolve) => {
    const server: Server = createServer((socket) => socket.destroy());
    server.once('error', () => resolve(null));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      server.unref();
      resolve({ release: () => void server.close() });
    });
  });
}
