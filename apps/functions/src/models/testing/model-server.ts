import type { ModelProvider } from '@rostrum/domain';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { PROTOCOLS, providerOf, type Tokens } from './protocols.ts';

/** A provider's behaviour: its response, or its way to fail. */
export type Behaviour =
  | { kind: 'answers'; text: string; tokens?: Tokens | undefined }
  /** The model declines to answer. */
  | { kind: 'refuses' }
  | { kind: 'status'; status: number; body?: string; headers?: Record<string, string> }
  /** Sends the headers, and nothing after them until the other side gives up. */
  | { kind: 'hangs' }
  /** A part of the body comes, then the connection is gone. */
  | { kind: 'cuts' }
  | { kind: 'body'; body: string }
  /** A body of so many bytes. */
  | { kind: 'floods'; bytes: number }
  | { kind: 'redirects'; to: string };

export type Received = { path: string; headers: IncomingMessage['headers']; body: string };

/** A real HTTP server that speaks the protocol of every provider, and behaves as configured. */
export class ModelServer {
  readonly received: Received[] = [];
  /** What it could send until the other side had enough. */
  sentBytes = 0;
  #behaviours: Behaviour[] = [];
  readonly #server: Server = createServer((request, response) => void this.#serve(request, response));

  async start(): Promise<this> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get origin(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The server does not listen');
    return `http://127.0.0.1:${address.port}`;
  }

  /** The behaviour at the next calls, in order; the last one repeats. */
  behave(...behaviours: Behaviour[]): void {
    this.received.length = 0;
    this.sentBytes = 0;
    this.#behaviours = behaviours;
  }

  answer(value: unknown, tokens?: Tokens): void {
    this.behave({ kind: 'answers', text: JSON.stringify(value), tokens });
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
    const path = request.url ?? '';
    this.received.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString() });
    const next = this.#behaviours.length > 1 ? this.#behaviours.shift() : this.#behaviours[0];
    if (!next) throw new Error('Nobody told the server what to do');
    response.once('close', () => (this.sentBytes += request.socket.bytesWritten));
    reply(response, next, providerOf(path));
  }
}

function reply(response: ServerResponse, behaviour: Behaviour, provider: ModelProvider): void {
  const json = { 'content-type': 'application/json' };
  switch (behaviour.kind) {
    case 'answers':
      response.writeHead(200, json).end(JSON.stringify(PROTOCOLS[provider](behaviour)));
      return;
    case 'refuses':
      response.writeHead(200, json).end(JSON.stringify(PROTOCOLS[provider]({ text: '', refuses: true })));
      return;
    case 'status':
      response.writeHead(behaviour.status, { ...json, ...behaviour.headers });
      response.end(behaviour.body ?? '{"error":{"message":"no"}}');
      return;
    case 'hangs':
      response.writeHead(200, json).flushHeaders();
      return;
    case 'cuts':
      response.writeHead(200, { ...json, 'content-length': '5000' });
      response.write('{"id":"x",', () => response.destroy());
      return;
    case 'floods':
      response.writeHead(200, json);
      flood(response, behaviour.bytes);
      return;
    case 'body':
      response.writeHead(200, json).end(behaviour.body);
      return;
    case 'redirects':
      response.writeHead(302, { location: behaviour.to }).end();
  }
}

/** Writes as fast as the other side reads. */
function flood(response: ServerResponse, bytes: number): void {
  const chunk = ' '.repeat(64 * 1024);
  let left = bytes;
  const write = () => {
    while (left > 0 && !response.destroyed) {
      left -= chunk.length;
      if (!response.write(chunk)) return void response.once('drain', write);
    }
    response.end();
  };
  write();
}
