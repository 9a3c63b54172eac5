import type { EncoderSettings } from '@rostrum/moderator/reader';
import { areUnitVectors } from '@rostrum/moderator/training';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANSWER_MAX_BYTES, operatorEncoder } from './operator-encoder.ts';
import {
  answer,
  sendJson,
  startVectorServer,
  type Behaviour,
  type VectorServer,
} from './testing/vector-server.ts';

const KEY = 'a-key-of-the-test';
const WORDS = ['Phones distract.', 'Taxes pay for schools.'];
const VECTORS = [
  [3, 4, 0],
  [0, 0, 2],
];

let server: VectorServer;
beforeAll(async () => {
  server = await startVectorServer();
});
afterAll(() => server.stop());

const PROVIDERS = ['openai-compatible', 'google'] as const;
type Provider = (typeof PROVIDERS)[number];

const IN_PROTOCOL: Record<Provider, (vectors: readonly (readonly unknown[])[]) => unknown> = {
  'openai-compatible': (vectors) => ({ data: vectors.map((embedding, index) => ({ index, embedding })) }),
  google: (vectors) => ({ embeddings: vectors.map((values) => ({ values })) }),
};

function settingsOf(provider: Provider, changes: Partial<EncoderSettings> = {}): EncoderSettings {
  return { provider, name: 'some-model', dimensions: 3, baseUrl: server.origin, apiKey: KEY, ...changes };
}

const inText =
  (text: string): Behaviour =>
  (_, response) =>
    sendJson(response, text);
const status =
  (code: number): Behaviour =>
  (_, response) =>
    response.writeHead(code).end('{"error":{"message":"no"}}');

describe.each(PROVIDERS)('an encoder of the provider %s', (provider) => {
  const vectors = (value: readonly (readonly unknown[])[]) => answer(IN_PROTOCOL[provider](value));
  const encode = (longestMs?: number) => operatorEncoder(settingsOf(provider), longestMs).encode(WORDS);

  test('answers with vectors of length 1, in the order of the texts', async () => {
    server.behave(vectors(VECTORS));
    const encoder = operatorEncoder(settingsOf(provider));
    const found = await encoder.encode(WORDS);
    expect(areUnitVectors(found, 2, encoder)).toBe(true);
    expect(found.map((vector) => [...vector].map((value) => Number(value.toFixed(3))))).toEqual([
      [0.6, 0.8, 0],
      [0, 0, 1],
    ]);
  });

  test('gets the words and the key, and the key is in a header only', async () => {
    server.behave(vectors(VECTORS));
    await encode();
    const [received] = server.received;
    expect(JSON.stringify(received?.body)).toContain(WORDS[1]);
    expect(JSON.stringify(received?.body)).not.toContain(KEY);
    expect(received?.path).not.toContain(KEY);
    expect(JSON.stringify(received?.headers)).toContain(KEY);
  });

  test('asks for many texts in several requests, and keeps their order', async () => {
    server.behave(({ body }, response) => {
      const texts = JSON.stringify(body).match(/number \d+/g) ?? [];
      const own = texts.map((text) => [1, Number(text.slice(7)), 0]);
      sendJson(response, JSON.stringify(IN_PROTOCOL[provider](own)));
    });
    const texts = Array.from({ length: 70 }, (_, at) => `number ${at}`);
    const found = await operatorEncoder(settingsOf(provider)).encode(texts);
    expect(server.received).toHaveLength(3);
    expect(found.map(([x = 0, y = 0]) => Math.round(y / x))).toEqual(texts.map((_, at) => at));
  });

  test('names itself by provider, model and size', () => {
    expect(operatorEncoder(settingsOf(provider)).id).toBe(`${provider}/some-model@3`);
  });

  test.each<[string, Behaviour, string]>([
    ['that refuses the key', status(401), 'status 401'],
    ['with too many requests', status(429), 'status 429'],
    ['that fails', status(500), 'status 500'],
    ['with half a body', inText('{"data": [{"index": 0, "embedd'), 'protocol'],
    ['that is no JSON', inText('<html>Hello</html>'), 'protocol'],
    ['of another protocol', inText('{"hello":"world"}'), 'protocol'],
    ['with nothing', inText(''), 'protocol'],
    [
      'with words for numbers',
      inText(JSON.stringify(IN_PROTOCOL[provider]([['a', 'b', 'c'], ['d']]))),
      'protocol',
    ],
    [
      'with null for NaN',
      inText(
        JSON.stringify(
          IN_PROTOCOL[provider]([
            [Number.NaN, 1, 1],
            [1, 1, 1],
          ]),
        ),
      ),
      'protocol',
    ],
    [
      'with NaN itself',
      inText(JSON.stringify(IN_PROTOCOL[provider](VECTORS)).replace('3', 'NaN')),
      'protocol',
    ],
    [
      'with an endless number',
      inText(JSON.stringify(IN_PROTOCOL[provider](VECTORS)).replace('3', '1e999')),
      '',
    ],
    [
      'with one vector too few',
      inText(JSON.stringify(IN_PROTOCOL[provider](VECTORS.slice(1)))),
      '1 vectors for 2',
    ],
    [
      'with vectors of another size',
      inText(
        JSON.stringify(
          IN_PROTOCOL[provider]([
            [1, 0],
            [0, 1],
          ]),
        ),
      ),
      '2 numbers, not 3',
    ],
    [
      'with a vector of zeros',
      inText(
        JSON.stringify(
          IN_PROTOCOL[provider]([
            [0, 0, 0],
            [1, 0, 0],
          ]),
        ),
      ),
      'no direction',
    ],
    [
      'of 60 MB',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.on('error', () => undefined);
        const part = ' '.repeat(1024 * 1024);
        for (let megabyte = 0; megabyte < 60; megabyte += 1) response.write(part);
        response.end('{}');
      },
      'AnswerTooLong',
    ],
    [
      'that sends it elsewhere',
      (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      '',
    ],
    [
      'that is cut off',
      (_, response) => response.writeHead(200).write('{"data":[', () => response.destroy()),
      '',
    ],
  ])('refuses an answer %s, and its error holds neither key nor words', async (_, behaviour, complaint) => {
    server.behave(behaviour);
    const error: unknown = await encode().catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toContain(complaint);
    for (const secret of [KEY, ...WORDS]) expect(String(error)).not.toContain(secret);
    expect(server.received).toHaveLength(1);
  });

  test('gives up if the answer is slow, also after its headers', async () => {
    server.behave((_, response) => response.writeHead(200).flushHeaders());
    await expect(encode(100)).rejects.toThrow(/timeout/i);
    server.behave(() => undefined);
    await expect(encode(100)).rejects.toThrow(/timeout/i);
  });
});

test('the limit leaves room for the largest answer', () => {
  expect(32 * 8_192 * 24).toBeLessThan(ANSWER_MAX_BYTES);
});

test('an endpoint without a key gets no header for one', async () => {
  server.behave(answer(IN_PROTOCOL['openai-compatible'](VECTORS)));
  await operatorEncoder(settingsOf('openai-compatible', { apiKey: '' })).encode(WORDS);
  expect(server.received[0]?.headers.authorization).toBeUndefined();
});

test('vectors in another order find their texts by number', async () => {
  const data = [
    { index: 1, embedding: [0, 0, 1] },
    { index: 0, embedding: [1, 0, 0] },
  ];
  server.behave(answer({ data }));
  const [first] = await operatorEncoder(settingsOf('openai-compatible')).encode(WORDS);
  expect(first?.[0]).toBe(1);
});
