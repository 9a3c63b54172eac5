/**
 * Whether, according to Clerk, somebody is signed in in this browser, before any of Clerk has loaded. Clerk keeps the
 * time of the last change in `__client_uat` (and, per application, in `__client_uat_<suffix>`), readable by scripts
 * on the site's own domain: clerk-js writes it for development instances, Clerk's servers for production ones. `0`
 * means signed out. A wrong guess only loads Clerk sooner or later than needed.
 */
export function hasClerkSession(cookies: string): boolean {
  return cookies
    .split(';')
    .map((cookie) => /^\s*__client_uat(?:_[\w-]+)?=(\d+)\s*$/.exec(cookie)?.[1])
    .some((changedAt) => changedAt !== undefined && Number(changedAt) > 0);
}
