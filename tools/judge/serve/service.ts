import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { EngineVersion, HttpAnswer } from '../shapes.ts';
import { readBody } from './read-body.ts';
import { refusal } from './refusal.ts';

/** The question that a path asks of the engine. */
export type Question = 'judge' | 'score';

/** Answers the body of a request. */
export type Answerer = (question: Question, body: string) => Promise<HttpAnswer>;

/** More than these at once are told to come back. */
const MOST_WAITING = 256;
const WHOLE_REQUEST_MS = 15_000;
const HEADERS_MS = 5_000;

const POSTED: ReadonlyMap<string, Question | 'suggest'> = new Map([
  ['/v1/judge', 'judge'],
  ['/v1alpha1/comments:analyze', 'score'],
  ['/v1alpha1/comments:suggestscore', 'suggest'],
]);
const HEALTH = '/v1/health';

/**
 * An HTTP service over the engine. It keeps nothing, logs nothing of a request, and ignores the query, in which callers of the
 * comment API send their key.
 */
export function createService(answer: Answerer, version: EngineVersion): Server {
  let waiting = 0;
  const respond = async (request: IncomingMessage): Promise<HttpAnswer> => {
    const path = pathOf(request);
    if (path === HEALTH) {
      return isOneOf(request, 'GET', 'HEAD')
        ? { status: 200, body: { status: 'ok', ...version } }
        : wrongMethod();
    }
    const question = POSTED.get(path);
    if (question === undefined) return refusal(404, `There is nothing at ${path}.`);
    if (!isOneOf(request, 'POST')) return wrongMethod();
    if (question === 'suggest') {
      return refusal(501, 'Suggested scores are not taken: this service keeps nothing and learns nothing.');
    }
    const read = await readBody(request);
    if ('refused' in read) return read.refused;
    if (waiting >= MOST_WAITING) return refusal(503, 'Too many requests are waiting. Try again in a second.');
    waiting += 1;
    try {
      return await answer(question, read.body);
    } finally {
      waiting -= 1;
    }
  };
  const server = createServer((request, response) => {
    void respond(request)
      .catch(() => refusal(500, 'The engine failed.'))
      .then((answered) => send(request, response, answered));
  });
  server.requestTimeout = WHOLE_REQUEST_MS;
  server.headersTimeout = HEADERS_MS;
  return server;
}

function pathOf({ url = '/' }: IncomingMessage): string {
  const path = url.split('?', 1)[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function isOneOf({ method = '' }: IncomingMessage, ...methods: string[]): boolean {
  return methods.includes(method);
}

function wrongMethod(): HttpAnswer {
  return refusal(405, `Use GET for ${HEALTH}, and POST for everything else.`);
}

function send(request: IncomingMessage, response: ServerResponse, { status, body }: HttpAnswer): void {
  const text = `${JSON.stringify(body)}\n`;
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(status === 405 ? { allow: pathOf(request) === HEALTH ? 'GET, HEAD' : 'POST' } : {}),
    ...(status === 503 ? { 'retry-after': '1' } : {}),
  });
  response.end(request.method === 'HEAD' ? '' : text);
}
