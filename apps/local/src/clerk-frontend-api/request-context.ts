import { signedOut } from './api-error.ts';
import { signInJson, signUpJson } from './attempt-serializers.ts';
import type { ClerkApp } from './clerk-app.ts';
import type { LocalClient, LocalSession, LocalUser } from './model.ts';
import type { RequestBody } from './request-body.ts';
import { clientJson } from './serializers.ts';
import type { AttemptsJson, View } from './serializers.ts';

export interface RequestParts {
  origin: string;
  query: URLSearchParams;
  body: RequestBody;
  /** From the `__client` cookie; null for a browser never seen. */
  clientId: string | null;
}

/** One request and its caller. */
export class RequestContext implements View {
  readonly app: ClerkApp;
  readonly origin: string;
  readonly query: URLSearchParams;
  readonly body: RequestBody;
  #clientId: string | null;
  #clientIsNew = false;

  constructor(app: ClerkApp, { origin, query, body, clientId }: RequestParts) {
    this.app = app;
    this.origin = origin;
    this.query = query;
    this.body = body;
    this.#clientId = clientId;
  }

  get client(): LocalClient | undefined {
    return this.#clientId === null ? undefined : this.app.sessions.findClient(this.#clientId);
  }

  /** The cookie to send with the answer, when this request made the browser known. */
  get newCookie(): string | null {
    const yearSeconds = 365 * 24 * 60 * 60;
    return this.#clientIsNew
      ? `__client=${this.#clientId}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${yearSeconds}`
      : null;
  }

  ensureClient(): LocalClient {
    if (this.client) return this.client;
    const client = this.app.sessions.createClient();
    this.#clientId = client.id;
    this.#clientIsNew = true;
    return client;
  }

  /** This browser's own sign-in. @throws ApiError 401, after which Clerk's library signs the person out. */
  ownSession(id: string): { session: LocalSession; user: LocalUser } {
    const session = this.app.sessions.find(id);
    const user = session && this.app.users.find(session.userId);
    if (!session || !user || session.clientId !== this.client?.id) throw signedOut();
    return { session, user };
  }

  /** The person signed in on this browser. @throws ApiError 401 */
  me(): LocalUser {
    const active = this.client && this.app.sessions.ofClient(this.client)[0]?.id;
    return this.ownSession(this.query.get('_clerk_session_id') ?? active ?? '').user;
  }

  clientJson() {
    return this.client ? clientJson(this, this.client, this.#attempts(this.client.id)) : null;
  }

  /** Answers a change: the thing itself, and the browser's state after it. */
  reply(response: object) {
    return { response, client: this.clientJson() };
  }

  #attempts(clientId: string): AttemptsJson {
    const signIn = this.app.attempts.pendingSignIn(clientId);
    const signUp = this.app.attempts.pendingSignUp(clientId);
    const user = signIn && this.app.users.find(signIn.userId);
    return {
      signIn: signIn && user ? signInJson(this, signIn, user) : null,
      signUp: signUp ? signUpJson(this, signUp) : null,
    };
  }
}
