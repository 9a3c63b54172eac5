import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runSchedules, tickSchedules } from './schedule-ticker.ts';

let server: Server;
let origin: string;
let called: string[];
let status: number;

const TRIGGERS = [
  {
    id: 'europe-west1-rooms',
    entryPoint: 'rooms',
    httpsTrigger: {},
    labels: { 'deployment-callable': 'true' },
  },
  { id: 'europe-west1-sweep', entryPoint: 'sweep', schedule: { schedule: 'every 5 minutes' } },
];

beforeEach(async () => {
  called = [];
  status = 200;
  server = createServer((request, response) => {
    if (request.url !== '/backends') {
      called.push(`${request.method} ${request.url}`);
      response.statusCode = status;
    }
    response.end(JSON.stringify({ backends: [{ functionTriggers: TRIGGERS }] }));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterEach(() => void server.close());

test('exactly the scheduled functions are run', async () => {
  await runSchedules(origin, 'demo-rostrum');
  expect(called).toEqual(['POST /functions/projects/demo-rostrum/triggers/europe-west1-sweep-0']);
});

test('the runner hears that one failed, or that there is no emulator', async () => {
  status = 500;
  await expect(runSchedules(origin, 'demo-rostrum')).rejects.toThrow('europe-west1-sweep answered 500');
  await new Promise((resolve) => server.close(resolve));
  await expect(runSchedules(origin, 'demo-rostrum')).rejects.toThrow('fetch failed');
});

test('a ticking clock continues after a failed round', async () => {
  status = 500;
  const stop = tickSchedules(origin, 'demo-rostrum', 5);
  await vi.waitFor(() => expect(called.length).toBeGreaterThanOrEqual(3));
  stop();
});
