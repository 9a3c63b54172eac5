import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const hostingSchema = z.object({
  hosting: z.object({
    headers: z.optional(
      z.array(
        z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
      ),
    ),
  }),
});

const EVERYWHERE = new Set(['**', '/**']);

/** The headers that hosting sends with every file, so that a preview meets the real policy. */
export function hostingHeaders(firebaseJson: string): Record<string, string> {
  const { hosting } = hostingSchema.parse(JSON.parse(firebaseJson));
  const everywhere = (hosting.headers ?? []).filter(({ source }) => EVERYWHERE.has(source));
  return Object.fromEntries(
    everywhere.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );
}

/** The same policy with `origins` (the local emulators) allowed to be called and shown. */
export function allowOrigins(
  headers: Record<string, string>,
  origins: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([key, value]) =>
      key.toLowerCase() === 'content-security-policy' ? [key, widen(value, origins)] : [key, value],
    ),
  );
}

/**
 * A local stack speaks plain http, so the order to upgrade every request goes. So does the newer way to report, which needs https: where it is
 * named, browsers don't use the older one.
 */
function widen(policy: string, origins: readonly string[]): string {
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && !/^(upgrade-insecure-requests$|report-to\s)/.test(directive))
    .map((directive) =>
      /^(connect|img)-src\s/.test(directive) ? [directive, ...origins].join(' ') : directive,
    )
    .join('; ');
}

/** The origins named in `VITE_LOCAL_EMULATORS`. */
export function emulatorOrigins(addresses: string | undefined): string[] {
  if (!addresses) return [];
  const parsed = z.record(z.string(), z.string()).parse(JSON.parse(addresses));
  return [...new Set(Object.values(parsed).map(originOf))];
}

/** `127.0.0.1:8080` is meant as `http://127.0.0.1:8080`. */
function originOf(address: string): string {
  return new URL(address.includes('://') ? address : `http://${address}`).origin;
}

/** The responses of `vite preview`. */
export function previewHeaders(
  firebaseJsonPath: string,
  emulators: string | undefined,
): Record<string, string> {
  const headers = hostingHeaders(readFileSync(firebaseJsonPath, 'utf8'));
  return allowOrigins(headers, emulatorOrigins(emulators));
}
