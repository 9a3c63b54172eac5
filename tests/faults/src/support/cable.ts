import { createServer, connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Address } from './environment.ts';

/** A connection to a server that can be cut. While it is cut, nothing passes and nobody is notified. */
export type Cable = Address & {
  cut(what?: 'all' | 'answers'): void;
  /** A cut loses everything in transit; new connections pass, to the server where it is now. */
  mend(to?: Address): void;
};

const HOST = '127.0.0.1';

/** Lays a cable to a server; it is taken up when the test ends. */
export async function aCable(first: Address): Promise<Cable> {
  let to = first;
  let passes: 'all' | 'questions' | 'nothing' = 'all';
  const ends = new Set<Socket>();
  const join = (from: Socket, into: Socket, isOpen: () => boolean) => {
    ends.add(from);
    from.on('data', (bytes) => isOpen() && into.write(bytes));
    from.on('error', () => from.destroy());
    from.on('close', () => {
      ends.delete(from);
      if (isOpen()) into.destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect(to.port, to.host);
    join(near, far, () => passes !== 'nothing');
    join(far, near, () => passes === 'all');
  });
  const drop = () => {
    for (const end of ends) end.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  onTestFinished(() => {
    server.close();
    drop();
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The cable has no end');
  return {
    host: HOST,
    port: address.port,
    cut(what = 'all') {
      passes = what === 'all' ? 'nothing' : 'questions';
    },
    mend(now = to) {
      drop();
      to = now;
      passes = 'all';
    },
  };
}
