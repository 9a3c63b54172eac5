import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const person = vi.hoisted(() => ({ origin: '', proof: undefined as string | undefined }));
vi.mock('../firebase-app.ts', () => ({
  callableAddress: (name: string) => `${person.origin}/${name}`,
  appCheckToken: async () => person.proof,
  firebaseAuth: () => ({ currentUser: { getIdToken: async () => 'a-token' } }),
}));
const { postCallable } = await import('./post-callable.ts');

type ReceivedRequest = {
  path: string | undefined;
  token: string | undefined;
  proof: string | string[] | undefined;
  body: unknown;
};
let asked: ReceivedRequest[];
let answer: { status: number; body: string } | null;
const server = createServer((request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', '*, Authorization');
  if (request.method === 'OPTIONS') return void response.end();
  void bodyOf(request).then((body) => {
    const { authorization: token, 'x-firebase-appcheck': proof } = request.headers;
    asked.push({ path: request.url, token, proof, body: JSON.parse(body) });
    if (answer) response.writeHead(answer.status).end(answer.body);
  });
});
async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: string[] = [];
  for await (const part of request) parts.push(String(part));
  return parts.join('');
}

beforeEach(async () => {
  asked = [];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  person.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.closeAllConnections() ?? server.close(resolve)));

const post = (signal = new AbortController().signal, timeout = 5_000) =>
  postCallable('pictures', { some: 'thing' }, { onProgress: () => undefined, signal, timeout });

describe('a callable', () => {
  test('sends the token of the caller and returns the result', async () => {
    answer = { status: 200, body: '{"result":{"ok":true}}' };
    expect(await post()).toEqual({ ok: true });
    expect(asked).toEqual([
      {
        path: '/pictures',
        token: 'Bearer a-token',
        proof: undefined,
        body: { data: { some: 'thing', language: 'en' } },
      },
    ]);
  });

  test('sends the token of App Check beside it, where that is on', async () => {
    answer = { status: 200, body: '{"result":{"ok":true}}' };
    person.proof = 'a-proof';
    await post();
    person.proof = undefined;
    await post();
    expect(asked.map(({ proof }) => proof)).toEqual(['a-proof', undefined]);
  });

  test.each([
    [400, '{"error":{"status":"INVALID_ARGUMENT"}}', 'functions/invalid-argument'],
    [401, '{"error":{"status":"UNAUTHENTICATED"}}', 'functions/unauthenticated'],
    [502, '<html>Bad gateway</html>', 'functions/unavailable'],
    [200, 'null', 'functions/unavailable'],
  ])('that answers %d %s fails like the SDK', async (status, body, code) => {
    answer = { status, body };
    await expect(post()).rejects.toMatchObject({ code });
  });

  test('that does not answer in time, or cannot be reached, is unavailable', async () => {
    answer = null;
    await expect(post(undefined, 50)).rejects.toMatchObject({ code: 'functions/unavailable' });
    person.origin = 'http://127.0.0.1:1';
    await expect(post()).rejects.toMatchObject({ code: 'functions/unavailable' });
  });

  test('is not called after a cancellation, before or during the call', async () => {
    answer = null;
    await expect(post(AbortSignal.abort())).rejects.toMatchObject({ code: 'functions/cancelled' });
    expect(asked).toEqual([]);
    const ending = new AbortController();
    const posted = post(ending.signal);
    const ended = posted.catch((error: unknown) => error);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    ending.abort();
    expect(await ended).toMatchObject({ code: 'functions/cancelled' });
  });
});
