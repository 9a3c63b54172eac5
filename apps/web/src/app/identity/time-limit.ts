/** How long signing in may take altogether, in milliseconds, Clerk's own loading included. */
export const TIME_LIMIT_MS = 20_000;
