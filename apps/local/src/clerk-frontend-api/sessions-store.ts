import { newId } from './ids.ts';
import type { LocalClient, LocalSession } from './model.ts';

/** How long a sign-in lasts without a new one. */
export const SESSION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Browsers and the sign-ins they hold: at most one each, as in a single-session Clerk instance. */
export class SessionsStore {
  readonly #clients: Map<string, LocalClient>;
  readonly #sessions: Map<string, LocalSession>;
  readonly #now: () => number;
  readonly #onChange: () => void;

  constructor(
    kept: { clients: LocalClient[]; sessions: LocalSession[] },
    now: () => number,
    onChange: () => void,
  ) {
    this.#clients = new Map(kept.clients.map((client) => [client.id, client]));
    this.#sessions = new Map(kept.sessions.map((session) => [session.id, session]));
    this.#now = now;
    this.#onChange = onChange;
  }

  kept(): { clients: LocalClient[]; sessions: LocalSession[] } {
    return {
      clients: [...this.#clients.values()],
      sessions: [...this.#sessions.values()].filter((s) => this.#isLive(s)),
    };
  }

  findClient(id: string): LocalClient | undefined {
    return this.#clients.get(id);
  }

  createClient(): LocalClient {
    const atMs = this.#now();
    const client = { id: newId('client'), createdAtMs: atMs, updatedAtMs: atMs };
    this.#clients.set(client.id, client);
    this.#onChange();
    return client;
  }

  find(id: string): LocalSession | undefined {
    const session = this.#sessions.get(id);
    return session && this.#isLive(session) ? session : undefined;
  }

  ofClient(client: LocalClient): LocalSession[] {
    return [...this.#sessions.values()].filter((s) => s.clientId === client.id && this.#isLive(s));
  }

  ofUser(userId: string): LocalSession[] {
    return [...this.#sessions.values()].filter((s) => s.userId === userId && this.#isLive(s));
  }

  /** Signs the person in, and signs out the previous person on this browser. */
  open(client: LocalClient, userId: string, hasSecondFactor = false): LocalSession {
    for (const earlier of this.ofClient(client)) this.#sessions.delete(earlier.id);
    const atMs = this.#now();
    const session: LocalSession = {
      id: newId('sess'),
      userId,
      clientId: client.id,
      createdAtMs: atMs,
      lastActiveAtMs: atMs,
      secondFactorAtMs: hasSecondFactor ? atMs : null,
      expiresAtMs: atMs + SESSION_LIFETIME_MS,
    };
    this.#sessions.set(session.id, session);
    this.#touchClient(client.id);
    return session;
  }

  touch(session: LocalSession): LocalSession {
    const touched = { ...session, lastActiveAtMs: this.#now() };
    this.#sessions.set(session.id, touched);
    this.#onChange();
    return touched;
  }

  end(session: LocalSession): void {
    this.#sessions.delete(session.id);
    this.#touchClient(session.clientId);
  }

  #isLive(session: LocalSession): boolean {
    return session.expiresAtMs > this.#now();
  }

  #touchClient(id: string): void {
    const client = this.#clients.get(id);
    if (client) this.#clients.set(id, { ...client, updatedAtMs: this.#now() });
    this.#onChange();
  }
}
