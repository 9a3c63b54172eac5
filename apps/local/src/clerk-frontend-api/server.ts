import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { ApiError, errorJson, noSecretKey, notFound } from './api-error.ts';
import { CLERK_PROXY_PATH, openClerkApp } from './clerk-app.ts';
import type { ClerkApp, ClerkAppOptions } from './clerk-app.ts';
import { readBody } from './request-body.ts';
import { RequestContext } from './request-context.ts';
import { backendRoutes } from './routes/backend-routes.ts';
import { clientRoutes } from './routes/client-routes.ts';
import { meRoutes } from './routes/me-routes.ts';
import { findRoute } from './routes/route.ts';
import { signInRoutes } from './routes/sign-in-routes.ts';
import { signUpRoutes } from './routes/sign-up-routes.ts';
import { serveStatic } from './static-files.ts';
import type { StaticAnswer } from './static-files.ts';

const ROUTES = [...clientRoutes, ...signInRoutes, ...signUpRoutes, ...meRoutes];

export interface ClerkServerOptions extends ClerkAppOptions {
  /** Port on 127.0.0.1; 0 for any. */
  port: number;
  /** The `dist` folder of the installed clerk-js. */
  clerkJsFolder: string;
}

export interface ClerkServer {
  /** Base of the API for servers, such as `http://127.0.0.1:4477`. */
  url: string;
  app: ClerkApp;
  close(): Promise<void>;
}

/** Serves the local Clerk instance over HTTP, below `/__clerk` and, for servers with a secret key, below `/`. */
export async function startClerkServer(options: ClerkServerOptions): Promise<ClerkServer> {
  const app = openClerkApp(options);
  const server = createServer((request, response) => {
    void answer(app, options.clerkJsFolder, request, response);
  });
  const port = await listen(server, options.port);
  return {
    url: `http://127.0.0.1:${port}`,
    app,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

async function answer(
  app: ClerkApp,
  clerkJsFolder: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const url = new URL(request.url ?? '/', app.appUrl);
  const isProxied = url.pathname.startsWith(CLERK_PROXY_PATH);
  const path = isProxied ? url.pathname.slice(CLERK_PROXY_PATH.length) : url.pathname;
  const origin = request.headers.origin ?? app.appUrl;
  try {
    const file = serveStatic(app, clerkJsFolder, path);
    if (file) return send(response, file);
    const context = await readContext(app, request, url, origin);
    const method = url.searchParams.get('_method') ?? request.method ?? 'GET';
    const match =
      findRoute(ROUTES, method, path) ?? (isProxied ? undefined : findBackendRoute(request, method, path));
    if (!match) throw notFound(`${method} ${path}`);
    const body = JSON.stringify(await match.handle(context, ...match.ids));
    send(response, { status: 200, body, cookie: context.newCookie });
  } catch (error) {
    send(response, refusal(error));
  }
}

/** Servers call past the page's origin, with the secret key. */
function findBackendRoute({ headers }: IncomingMessage, method: string, path: string) {
  const match = findRoute(backendRoutes, method, path);
  if (match && !headers.authorization?.startsWith('Bearer sk_')) throw noSecretKey();
  return match;
}

async function readContext(app: ClerkApp, request: IncomingMessage, url: URL, origin: string) {
  const clientId = /(?:^|; )__client=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? null;
  return new RequestContext(app, {
    origin,
    query: url.searchParams,
    body: await readBody(request),
    clientId,
  });
}

function refusal(error: unknown): ClerkResponse {
  if (error instanceof ApiError) return { status: error.status, body: JSON.stringify(errorJson(error)) };
  console.error('Local Clerk API:', error);
  return {
    status: 500,
    body: JSON.stringify(errorJson(new ApiError(500, 'internal_error', 'Unexpected fault'))),
  };
}

interface ClerkResponse extends StaticAnswer {
  cookie?: string | null;
}

function send(response: ServerResponse, { status, body, type, cookie }: ClerkResponse): void {
  response.writeHead(status, {
    'content-type': type ?? 'application/json',
    'cache-control': 'no-store',
    ...(cookie && { 'set-cookie': cookie }),
  });
  response.end(body);
}
