import type { RequestContext } from '../request-context.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Handler = (context: RequestContext, ...ids: string[]) => object | Promise<object>;

export interface Route {
  methods: Method[];
  pattern: RegExp;
  handle: Handler;
}

/** `path` is below `/v1`; each `:` matches an id, which the handler receives in order. */
export function route(methods: Method | Method[], path: string, handle: Handler): Route {
  const pattern = new RegExp(`^/v1${path.replaceAll(':', '([^/]+)')}/?$`);
  return { methods: [methods].flat(), pattern, handle };
}

export interface Match {
  handle: Handler;
  ids: string[];
}

export function findRoute(routes: Route[], method: string, path: string): Match | undefined {
  for (const { methods, pattern, handle } of routes) {
    const match = pattern.exec(path);
    if (match && methods.some((known) => known === method)) return { handle, ids: match.slice(1) };
  }
  return undefined;
}
