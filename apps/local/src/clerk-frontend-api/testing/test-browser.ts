import * as z from 'zod/mini';
import { APP_URL } from './test-clerk.ts';

const sessionSchema = z.object({ id: z.string(), user: z.object({ id: z.string() }) });
const clientSchema = z.object({
  id: z.string(),
  sessions: z.array(sessionSchema),
  sign_up: z.nullable(z.unknown()),
  sign_in: z.nullable(z.unknown()),
});
const answerSchema = z.looseObject({
  response: z.optional(
    z.nullable(z.looseObject({ id: z.optional(z.string()), status: z.optional(z.string()) })),
  ),
  client: z.optional(z.nullable(clientSchema)),
  jwt: z.optional(z.string()),
  errors: z.optional(
    z.array(z.looseObject({ code: z.string(), meta: z.object({ param_name: z.optional(z.string()) }) })),
  ),
});

export interface BrowserAnswer extends z.infer<typeof answerSchema> {
  httpStatus: number;
}

/** Speaks to the server as clerk-js does: forms, the method in `_method`, one cookie. */
export class TestBrowser {
  readonly #url: string;
  cookie: string;

  constructor(url: string, cookie = '') {
    this.#url = url;
    this.cookie = cookie;
  }

  async send(
    method: string,
    path: string,
    body: Record<string, string> | FormData = {},
  ): Promise<BrowserAnswer> {
    const reads = method === 'GET';
    const response = await fetch(`${this.#url}/__clerk/v1${path}${reads ? '' : `?_method=${method}`}`, {
      method: reads ? 'GET' : 'POST',
      headers: { cookie: this.cookie, ...(!reads && { origin: APP_URL }) },
      ...(!reads && { body: body instanceof FormData ? body : new URLSearchParams(body) }),
    });
    this.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.cookie;
    return { httpStatus: response.status, ...answerSchema.parse(await response.json()) };
  }

  signIn(identifier: string, password: string): Promise<BrowserAnswer> {
    return this.send('POST', '/client/sign_ins', { identifier, password });
  }

  /** The one session of this browser, as the server sees it. */
  async session() {
    const answer = await this.send('GET', '/client');
    return clientSchema.parse(answer.response).sessions[0];
  }
}
