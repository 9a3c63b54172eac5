import type { ProxyOptions } from 'vite';
import * as z from 'zod/mini';

const emulatorsSchema = z.object({ functions: z.string() });
const functionSchema = z.object({ functionId: z.string(), region: z.string() });
const configSchema = z.object({
  hosting: z.object({
    rewrites: z.array(z.object({ source: z.string(), function: z.optional(functionSchema) })),
  }),
});

/** Passes the addresses of functions to the emulator of a local stack, as the hosting passes them on by `firebase.json`. */
export function functionsProxy(
  firebaseJson: string,
  emulators: string | undefined,
  projectId: string | undefined,
): Record<string, ProxyOptions> {
  if (!emulators || !projectId) return {};
  const { functions: target } = emulatorsSchema.parse(JSON.parse(emulators));
  const { rewrites } = configSchema.parse(JSON.parse(firebaseJson)).hosting;
  return Object.fromEntries(
    rewrites.flatMap(({ source, function: to }) => {
      if (!to) return [];
      const root = `/${projectId}/${to.region}/${to.functionId}`;
      return [[patternOf(source), { target, rewrite: (path: string) => `${root}${path}` }]];
    }),
  );
}

/** `/x/**` is everything below `/x`, anything else one address, with or without a query. */
function patternOf(source: string): string {
  return source.endsWith('/**') ? `^${source.slice(0, -2)}` : `^${source}(?:\\?|$)`;
}
