import type { LocalSession, LocalUser } from '../model.ts';
import type { RequestContext } from '../request-context.ts';

/** Signs the person in on the asking browser. */
export function openSession(context: RequestContext, user: LocalUser, hasSecondFactor = false): LocalSession {
  const { app } = context;
  const client = context.ensureClient();
  app.attempts.forgetPending(client.id);
  app.users.update(user, { lastSignInAtMs: app.now() });
  return app.sessions.open(client, user.id, hasSecondFactor);
}
