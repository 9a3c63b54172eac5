import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINE, judge } from '../index.ts';
import { answerBody } from '../perform.ts';
import { MOST_BODY_BYTES } from './read-body.ts';
import { createService, type Answerer } from './service.ts';

const ANALYZE = '/v1alpha1/comments:analyze';
const JSON_TYPE = { 'content-type': 'application/json' };

const scoreSchema = z.strictObject({
  value: z.number().check(z.gte(0), z.lte(1)),
  type: z.literal('PROBABILITY'),
});
const scoredSchema = z.strictObject({
  attributeScores: z.optional(
    z.record(
      z.string(),
      z.strictObject({
        summaryScore: scoreSchema,
        spanScores: z.optional(z.array(z.strictObject({ begin: z.int(), end: z.int(), score: scoreSchema }))),
      }),
    ),
  ),
  languages: z.array(z.string()),
  detectedLanguages: z.array(z.string()),
  clientToken: z.optional(z.string()),
});

const onThisThread: Answerer = async (question, body) => answerBody(question, body);

async function listen(
  answer: Answerer = onThisThread,
): Promise<{ server: Server; url: string; port: number }> {
  const server = createService(answer, ENGINE);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { server, url: `http://127.0.0.1:${port}`, port };
}

let service: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  service = await listen();
});
afterAll(() => {
  service.server.closeAllConnections();
  service.server.close();
});

async function post(path: string, body: string | object, headers: Record<string, string> = JSON_TYPE) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(`${service.url}${path}`, { method: 'POST', headers, body: text });
  const answered: unknown = await response.json();
  return { status: response.status, answered };
}

const comment = (text: string, more: object = {}) => ({
  comment: { text },
  requestedAttributes: { TOXICITY: {}, INSULT: {} },
  ...more,
});

async function analyze(request: object) {
  const { status, answered } = await post(`${ANALYZE}?key=anything`, request);
  expect(status).toBe(200);
  return scoredSchema.parse(answered);
}

async function refused(request: object | string, path = ANALYZE) {
  const { status, answered } = await post(path, request);
  expect(answered).toMatchObject({ error: { code: status, message: expect.stringMatching(/\S/) } });
  return { status, said: JSON.stringify(answered) };
}

describe('a request of the comment API', () => {
  const insult = 'Honestly, you are an idiot.';

  it('gets the score of each attribute that it asks for, which is that of our head', async () => {
    const { attributeScores = {}, ...rest } = await analyze(
      comment(insult, { clientToken: 'c-7', doNotStore: true }),
    );
    const { toxicity, personAttack } = judge({ id: 1, text: insult });
    expect(Object.keys(attributeScores)).toEqual(['TOXICITY', 'INSULT']);
    expect(attributeScores['TOXICITY']?.summaryScore.value).toBe(toxicity.score);
    expect(attributeScores['INSULT']?.summaryScore.value).toBe(personAttack.score);
    expect(rest).toEqual({ languages: ['en'], detectedLanguages: ['en'], clientToken: 'c-7' });
  });

  it('gets the places only if it asks for them', async () => {
    const without = await analyze(comment(insult));
    const withSpans = await analyze(comment(insult, { spanAnnotations: true }));
    expect(without.attributeScores?.['INSULT']?.spanScores).toBeUndefined();
    const spans = withSpans.attributeScores?.['INSULT']?.spanScores ?? [];
    expect(spans.map(({ begin, end }) => insult.slice(begin, end))).toEqual(['you are an idiot']);
  });

  it('gets no score below the threshold that it names', async () => {
    const fair = 'Thank you, that was a fair summary.';
    const asked = comment(fair, { requestedAttributes: { TOXICITY: { scoreThreshold: 0.9 }, INSULT: {} } });
    expect(Object.keys((await analyze(asked)).attributeScores ?? {})).toEqual(['INSULT']);
  });

  it('may send every field that the API had', async () => {
    const everything = {
      comment: { text: insult, type: 'PLAIN_TEXT' },
      context: { entries: [{ text: 'What do you think?', type: 'PLAIN_TEXT' }] },
      requestedAttributes: { TOXICITY: { scoreType: 'PROBABILITY', scoreThreshold: 0 }, THREAT: {} },
      languages: ['en-GB'],
      doNotStore: true,
      clientToken: 'c',
      sessionId: 's',
      communityId: 'forum',
      spanAnnotations: true,
    };
    expect((await analyze(everything)).languages).toEqual(['en-GB']);
  });

  it('reads an insult in another language, where rules watch for it', async () => {
    const german = comment('Du bist ein verdammter Idiot und hast keine Ahnung.', {
      requestedAttributes: { INSULT: {} },
    });
    const { attributeScores, detectedLanguages } = await analyze(german);
    expect(detectedLanguages).toEqual(['de']);
    expect(attributeScores?.['INSULT']?.summaryScore.value).toBeGreaterThan(0.5);
  });

  it('is refused in a language in which nothing of an attribute is read', async () => {
    const german = 'Du bist ein verdammter Idiot und hast keine Ahnung.';
    const swedish = 'Telefonerna distraherar eleverna och borde förbjudas i skolan.';
    for (const request of [comment(german), comment(swedish), comment(insult, { languages: ['sv'] })]) {
      const { status, said } = await refused(request);
      expect(status).toBe(400);
      expect(said).toContain('LANGUAGE_NOT_SUPPORTED_BY_ATTRIBUTE');
      expect(said).toContain('Attribute TOXICITY does not support request languages');
    }
  });

  it.each([
    ['an unknown attribute', { requestedAttributes: { TOXICITY: {}, PROFANITY: {} } }, 'PROFANITY'],
    ['the name of a function', { requestedAttributes: { constructor: {} } }, 'constructor'],
    ['no attribute', { requestedAttributes: {} }, 'requestedAttributes'],
    ['attributes as a list', { requestedAttributes: ['TOXICITY'] }, 'requestedAttributes'],
    [
      'another kind of score',
      { requestedAttributes: { TOXICITY: { scoreType: 'STD_DEV_SCORE' } } },
      'requestedAttributes.TOXICITY.scoreType',
    ],
    [
      'a threshold above 1',
      { requestedAttributes: { TOXICITY: { scoreThreshold: 7 } } },
      'scoreThreshold may be at most 1',
    ],
    ['no text', { comment: {} }, 'comment.text needs a text, and is missing'],
    ['an empty text', { comment: { text: ' \n' } }, 'COMMENT_EMPTY'],
    ['a text that is too long', { comment: { text: 'é'.repeat(10_241) } }, 'COMMENT_TOO_LONG'],
    ['HTML', { comment: { text: 'x', type: 'HTML' } }, 'comment.type'],
    ['a field that nobody knows', { shout: true }, 'shout is no field of a request'],
    ['languages as a text', { languages: 'en' }, 'languages needs a list'],
  ])('is refused for %s, by the name of the field', async (_, wrong, named) => {
    const { status, said } = await refused(comment('Fine.', wrong));
    expect(status).toBe(400);
    expect(said).toContain(named);
  });

  it('is refused if it suggests a score, because nothing is kept', async () => {
    expect(await refused(comment('Fine.'), '/v1alpha1/comments:suggestscore')).toMatchObject({ status: 501 });
  });
});

describe('a request in our own shape', () => {
  it('gets what the command says of the same line', async () => {
    const line = {
      id: 'm',
      text: 'School uniforms reduce bullying.',
      motion: 'We should adopt school uniforms',
    };
    expect(await post('/v1/judge', line)).toEqual({ status: 200, answered: judge(line) });
  });

  it('learns which field is wrong', async () => {
    const mistake = { id: 7, field: 'text', error: 'text needs a text, and is missing' };
    expect(await post('/v1/judge', { id: 7 })).toEqual({ status: 400, answered: mistake });
  });
});

describe('the service', () => {
  it('says that it is well, and which engine answers', async () => {
    const response = await fetch(`${service.url}/v1/health`);
    expect(await response.json()).toEqual({ status: 'ok', ...ENGINE });
    expect((await fetch(`${service.url}/v1/health`, { method: 'HEAD' })).status).toBe(200);
  });

  it('refuses what is not JSON, what is not UTF-8 and what is of another type', async () => {
    expect(await refused('{"comment"')).toMatchObject({ status: 400 });
    expect((await post(ANALYZE, comment('x'), { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post(ANALYZE, '{}', { ...JSON_TYPE, 'content-encoding': 'gzip' })).status).toBe(415);
    const bytes = { method: 'POST', headers: JSON_TYPE, body: Uint8Array.of(0x22, 0xff, 0x22) };
    expect((await fetch(`${service.url}/v1/judge`, bytes)).status).toBe(400);
  });

  it('refuses other paths and methods, and names the right ones', async () => {
    expect(await refused({}, '/v1alpha1/comments:sing')).toMatchObject({ status: 404 });
    expect(await refused({}, '/%E0%A4%A')).toMatchObject({ status: 404 });
    const wrong = await fetch(`${service.url}${ANALYZE}`);
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get('allow')).toBe('POST');
    expect((await fetch(`${service.url}/v1/health`, { method: 'DELETE' })).headers.get('allow')).toBe(
      'GET, HEAD',
    );
  });

  it.each([
    ['whose length is known', (body: string) => body],
    ['that comes in parts', (body: string) => new Blob([body]).stream()],
  ])('refuses a body of 1 MB %s, and answers the next request', async (_, send) => {
    const body = JSON.stringify(comment('a'.repeat(1_000_000)));
    const response = await fetch(`${service.url}${ANALYZE}`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: send(body),
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(await response.text()).toContain(String(MOST_BODY_BYTES));
    expect((await analyze(comment('Fine.'))).detectedLanguages).toHaveLength(1);
  });

  it('survives a caller who hangs up in the middle of a request', async () => {
    const socket = connect(service.port, '127.0.0.1');
    await once(socket, 'connect');
    const head = `POST ${ANALYZE} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{"com`;
    await new Promise<void>((done) => {
      socket.write(head, () => done());
    });
    socket.destroy();
    expect((await analyze(comment('Fine.'))).attributeScores).toBeDefined();
  });

  it('tells callers to come back while too many wait, and answers 500 if the engine breaks', async () => {
    const waiting: (() => void)[] = [];
    const busy = await listen(
      () =>
        new Promise((_, failed) => {
          waiting.push(() => failed(new Error('broken')));
        }),
    );
    const ask = () => fetch(`${busy.url}/v1/judge`, { method: 'POST', headers: JSON_TYPE, body: '{}' });
    const first = Array.from({ length: 256 }, ask);
    await expect.poll(() => waiting.length).toBe(256);
    const turnedAway = await ask();
    expect(turnedAway.status).toBe(503);
    expect(turnedAway.headers.get('retry-after')).toBe('1');
    for (const breakDown of waiting) breakDown();
    expect(new Set((await Promise.all(first)).map(({ status }) => status))).toEqual(new Set([500]));
    busy.server.closeAllConnections();
    busy.server.close();
  });
});
