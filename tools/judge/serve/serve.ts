import { once } from 'node:events';
import { isIPv6 } from 'node:net';
import type { Crew } from '../crew.ts';
import type { EngineVersion } from '../shapes.ts';
import { createService } from './service.ts';

const WARM_UP = JSON.stringify({ id: 0, text: 'Thank you, that was a fair summary.' });

/** Serves until the process is told to stop; requests that were taken are still answered. @throws if it cannot listen */
export async function serve(crew: Crew, version: EngineVersion, host: string, port: number): Promise<void> {
  // The first request shall not wait for the engine.
  await crew.answer('judge', WARM_UP);
  const server = createService(crew.answer, version);
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  console.log(`rostrum-judge listens on http://${isIPv6(host) ? `[${host}]` : host}:${taken}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeIdleConnections();
    });
  }
  await once(server, 'close');
}
