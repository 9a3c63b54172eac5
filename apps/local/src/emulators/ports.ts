import { createServer } from 'node:net';

/** The usual ports; Firebase's own if there is one. */
export const USUAL_PORTS = {
  auth: 9099,
  functions: 5001,
  firestore: 8080,
  firestoreWebsocket: 9150,
  storage: 9199,
  tasks: 9499,
  eventarc: 9299,
  hub: 4400,
  logging: 4500,
  clerk: 4477,
  web: 5173,
} as const;

type Part = keyof typeof USUAL_PORTS;
export type Ports = Record<Part, number>;

/** A listener on one of these addresses makes the port busy, even if the others are free. */
const HOSTS = ['127.0.0.1', '::1', '0.0.0.0'];

export interface PortProbe {
  isFree(port: number): Promise<boolean>;
  anyFree(): Promise<number>;
}

/** A port for every part: the preferred one, or any free one if it is taken. */
export async function choosePorts(preferred: Ports, probe: PortProbe = networkProbe): Promise<Ports> {
  const chosen = { ...preferred };
  const used = new Set<number>();
  for (const part of partsOf(preferred)) {
    let port = preferred[part];
    if (!(await probe.isFree(port))) port = await probe.anyFree();
    while (used.has(port)) port = await probe.anyFree();
    used.add(port);
    chosen[part] = port;
  }
  return chosen;
}

/** The usual ports shifted up, so that a second stack avoids the first. */
export function shiftedPorts(by: number): Ports {
  return moved(USUAL_PORTS, by);
}

/** These ports, each so much higher. */
export function moved(ports: Ports, up: number): Ports {
  const result = { ...ports };
  for (const part of partsOf(result)) result[part] += up;
  return result;
}

function partsOf(ports: Ports): Part[] {
  const isPart = (name: string): name is Part => name in ports;
  return Object.keys(ports).filter(isPart);
}

export const networkProbe: PortProbe = {
  async isFree(port) {
    for (const host of HOSTS) {
      if ((await listenOnce(port, host)) === 'taken') return false;
    }
    return true;
  },
  async anyFree() {
    for (;;) {
      const port = await listenOnce(0, '127.0.0.1');
      if (typeof port === 'number' && (await networkProbe.isFree(port))) return port;
    }
  },
};

/** The port when it could be listened on; `no-such-host` where the machine lacks the address (no IPv6). */
function listenOnce(port: number, host: string): Promise<number | 'taken' | 'no-such-host'> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'EADDRINUSE' || error.code === 'EACCES' ? 'taken' : 'no-such-host'),
    );
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
