import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** A provider's behaviour: its response, or its way to fail. */
export type Behaviour =
  | { kind: 'answers'; text: string; tokens?: { input: number; output: number } | undefined }
  | { kind: 'status'; status: number; body?: string }
  /** Sends the headers, and nothing after them until the other side gives up. */
  | { kind: 'hangs' }
  /** A part of the body comes, then the connection is gone. */
  | { kind: 'cuts' }
  | { kind: 'body'; body: string }
  | { kind: 'redirects'; to: string };

export type Received = { path: string; headers: IncomingMessage['headers']; body: string };

/** A real HTTP server that speaks the protocols of both providers, and behaves as configured. */
export class ModelServer {
  readonly received: Received[] = [];
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
    this.#behaviours = behaviours;
  }

  answer(value: unknown, tokens?: { input: number; output: number }): void {
    this.behave({ kind: 'answers', text: JSON.stringify(value), tokens });
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
    const path = request.url ?? '';
    this.received.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString() });
    const next = this.#behaviours.length > 1 ? this.#behaviours.shift() : this.#behaviours[0];
    if (!next) throw new Error('Nobody told the server what to do');
    reply(response, next, path.includes(':generateContent') ? inGemini : inOpenAi);
  }
}

type AnsweringBehaviour = Extract<Behaviour, { kind: 'answers' }>;

function reply(
  response: ServerResponse,
  behaviour: Behaviour,
  inProtocol: (words: AnsweringBehaviour) => object,
): void {
  const json = { 'content-type': 'application/json' };
  switch (behaviour.kind) {
    case 'answers':
      response.writeHead(200, json).end(JSON.stringify(inProtocol(behaviour)));
      return;
    case 'status':
      response.writeHead(behaviour.status, json).end(behaviour.body ?? '{"error":{"message":"no"}}');
      return;
    case 'hangs':
      response.writeHead(200, json).flushHeaders();
      return;
    case 'cuts':
      response.writeHead(200, { ...json, 'content-length': '5000' });
      response.write('{"id":"x",', () => response.destroy());
      return;
    case 'body':
      response.writeHead(200, json).end(behaviour.body);
      return;
    case 'redirects':
      response.writeHead(302, { location: behaviour.to }).end();
  }
}

/** The answer of `/chat/completions`. */
function inOpenAi({ text, tokens }: AnsweringBehaviour): object {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'test-model',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    ...(tokens && {
      usage: {
        prompt_tokens: tokens.input,
        completion_tokens: tokens.output,
        total_tokens: tokens.input + tokens.output,
      },
    }),
  };
}

/** The answer of `models/…:generateContent`. */
function inGemini({ text, tokens }: AnsweringBehaviour): object {
  return {
    candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
    modelVersion: 'test-model',
    ...(tokens && {
      usageMetadata: {
        promptTokenCount: tokens.input,
        candidatesTokenCount: tokens.output,
        totalTokenCount: tokens.input + tokens.output,
      },
    }),
  };
}
