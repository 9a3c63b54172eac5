import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Received = { path: string; headers: IncomingMessage['headers']; body: unknown };
/** How an endpoint answers a request. */
export type Behaviour = (request: Received, response: ServerResponse) => void;

export type VectorServer = {
  origin: string;
  received: Received[];
  behave: (behaviour: Behaviour) => void;
  stop: () => Promise<void>;
};

/** A real HTTP server that behaves as it is told. */
export async function startVectorServer(): Promise<VectorServer> {
  const received: Received[] = [];
  let behaviour: Behaviour = (_, response) => response.writeHead(404).end();
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const one = { path: request.url ?? '', headers: request.headers, body };
      received.push(one);
      behaviour(one, response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    behave: (next) => {
      received.length = 0;
      behaviour = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return JSON.parse(text);
}

export function answer(value: unknown): Behaviour {
  return (_, response) => sendJson(response, JSON.stringify(value));
}

export function sendJson(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(text);
}
