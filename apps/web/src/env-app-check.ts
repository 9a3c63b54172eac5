/**
 * The site key of App Check; undefined if that is off. Apart from `env.ts`, because only pages with Firebase need it, and the landing
 * page has none. `npm run deploy` checks its shape.
 */
export const builtAppCheckKey = (): string | undefined =>
  import.meta.env.VITE_APP_CHECK_SITE_KEY?.trim() || undefined;
