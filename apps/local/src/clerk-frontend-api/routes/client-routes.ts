import { CLERK_TOKEN_TEMPLATE } from '@rostrum/domain';
import { notFound } from '../api-error.ts';
import { environmentJson } from '../environment.ts';
import { newId } from '../ids.ts';
import type { RequestContext } from '../request-context.ts';
import { pictureUrl, sessionJson, sessionJwt } from '../serializers.ts';
import { firebaseIntegrationToken } from '../tokens.ts';
import { route } from './route.ts';

/** The browser, its sign-in, and the tokens it gets. */
export const clientRoutes = [
  route(['GET', 'PATCH', 'POST'], '/environment', ({ app }) => environmentJson(app.appUrl)),
  route('POST', '/dev_browser', () => ({ object: 'dev_browser', id: newId('dvb') })),
  route('GET', '/client', (context) => ({ response: context.clientJson(), client: null })),
  route(['PUT', 'POST'], '/client', createClient),
  route('DELETE', '/client', endAllSessions),
  route('DELETE', '/client/sessions', endAllSessions),
  route('POST', '/client/sessions/:/touch', touchSession),
  route('POST', '/client/sessions/:/end', (context, id) => closeSession(context, id, 'ended')),
  route('POST', '/client/sessions/:/remove', (context, id) => closeSession(context, id, 'removed')),
  route('POST', '/client/sessions/:/tokens', plainToken),
  route('POST', '/client/sessions/:/tokens/:', templateToken),
];

function createClient(context: RequestContext) {
  context.ensureClient();
  return { response: context.clientJson(), client: context.clientJson() };
}

function endAllSessions(context: RequestContext) {
  const client = context.ensureClient();
  for (const session of context.app.sessions.ofClient(client)) context.app.sessions.end(session);
  return createClient(context);
}

function touchSession(context: RequestContext, id = '') {
  const { session, user } = context.ownSession(id);
  return context.reply(sessionJson(context, context.app.sessions.touch(session), user));
}

function closeSession(context: RequestContext, id = '', status: 'ended' | 'removed') {
  const { session, user } = context.ownSession(id);
  context.app.sessions.end(session);
  return context.reply(sessionJson(context, session, user, status));
}

function plainToken(context: RequestContext, id = '') {
  return { object: 'token', jwt: sessionJwt(context, context.ownSession(id).session) };
}

/** An unknown template is 404 and never 401, which would sign the person out. */
function templateToken(context: RequestContext, id = '', template = '') {
  if (template !== CLERK_TOKEN_TEMPLATE) throw notFound(`The JWT template ${template}`);
  const { app, origin } = context;
  const { session, user } = context.ownSession(id);
  const tokenContext = { key: app.key, issuer: app.issuer, origin, nowMs: app.now() };
  return {
    object: 'token',
    jwt: firebaseIntegrationToken(tokenContext, session, user, pictureUrl(context, user)),
  };
}
