import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { trainingEncoder } from './training-encoder.ts';

const answers: { status: number; body: string }[] = [];
const server = createServer((request, response) => {
  const { status, body } = answers.shift() ?? { status: 500, body: '' };
  request.resume().on('end', () => response.writeHead(status).end(body));
});
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
const { port } = server.address() as AddressInfo;

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('training asks the operator’s encoder, and waits where the provider says “too many”', async () => {
  const variables = {
    ENCODER_PROVIDER: 'openai-compatible',
    ENCODER_NAME: 'own-model',
    ENCODER_DIMENSIONS: '2',
    ENCODER_BASE_URL: `http://127.0.0.1:${port}`,
    ENCODER_API_KEY: 'none',
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answers.push({ status: 429, body: '' }, { status: 200, body: '{"data":[{"index":0,"embedding":[3,4]}]}' });
  const encoder = trainingEncoder([1]);
  const [vector] = await encoder.encode(['A sentence.']);
  expect(encoder.id).toBe('openai-compatible/own-model@2');
  expect(vector?.[0]).toBeCloseTo(0.6, 5);
  expect(said).toHaveBeenCalledOnce();
  await expect(encoder.encode(['Another.'])).rejects.toThrow('status 500');
  server.close();
});

test('without variables it trains on the bundled encoder', () => {
  vi.stubEnv('ENCODER_PROVIDER', '');
  expect(trainingEncoder().id).toMatch(/^universal-sentence-encoder-lite@/);
});
