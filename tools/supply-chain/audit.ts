import * as z from 'zod/mini';

const foundSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});

/** What an audit found: grave faults by package, or null if its service gave no answer. */
export function graveFaults(printed: string): string[] | null {
  const found = foundSchema.safeParse(parsed(printed));
  if (!found.success) return null;
  return Object.entries(found.data.vulnerabilities).flatMap(([name, { severity, range }]) =>
    severity === 'high' || severity === 'critical' ? [`${name} ${range}: ${severity}`] : [],
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
