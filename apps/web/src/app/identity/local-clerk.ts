import type { LocalEnv } from '../../env-local.ts';

/** Sends Clerk to the local stack instead of to its own servers. Only a local build refers to this file. */
export function localClerkProps(local: LocalEnv | undefined) {
  if (!local) return {};
  return { proxyUrl: local.clerkProxyUrl, clerkJSUrl: local.clerkJsUrl, telemetry: false } as const;
}
