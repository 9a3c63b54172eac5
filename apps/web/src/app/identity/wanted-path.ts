import { isUnder, PATHS } from '../../shared/navigation/paths.ts';

/**
 * Clerk's forced redirect sends everybody to `/app` after signing in, whatever their target was. So the page that
 * sent them away is remembered here, for this tab, and `/app` continues to it.
 */
const KEY = 'wanted-path';

/** Remembers a person's target; pages outside the signed-in part are not worth remembering. */
export function rememberWantedPath(path: string): void {
  const safe = safePath(path);
  if (safe) attempt(() => sessionStorage.setItem(KEY, safe));
}

/** A person's target, or otherwise the dashboard. Never another site, whatever the entry says. */
export function wantedPath(): string {
  return safePath(attempt(() => sessionStorage.getItem(KEY)) ?? '') ?? PATHS.dashboard;
}

export function forgetWantedPath(): void {
  attempt(() => sessionStorage.removeItem(KEY));
}

/** The path with query and hash if it stays on this site and below `/app` or `/onboarding`, resolved; else null. */
function safePath(path: string): string | null {
  if (!path.startsWith('/') || !URL.canParse(path, location.origin)) return null;
  const { origin, pathname, search, hash } = new URL(path, location.origin);
  const allowed =
    isUnder(pathname, PATHS.onboarding) || (isUnder(pathname, PATHS.app) && !isEntrance(pathname));
  return origin === location.origin && allowed ? pathname + search + hash : null;
}

/** `/app` itself leads here: remembering it would lead round and round. */
function isEntrance(pathname: string): boolean {
  return pathname.replace(/\/+$/, '') === PATHS.app;
}

/** A browser that refuses storage only loses the memory. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
