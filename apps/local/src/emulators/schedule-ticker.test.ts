import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runSchedules } from './schedule-ticker.ts';

let server: Server;
let origin: string;
let called: string[];

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
  server = createServer((request, response) => {
    if (request.url !== '/backends') called.push(`${request.method} ${request.url}`);
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

test('an emulator that is gone is no fault', async () => {
  await new Promise((resolve) => server.close(resolve));
  await expect(runSchedules(origin, 'demo-rostrum')).resolves.toBeUndefined();
});
