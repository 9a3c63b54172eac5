import * as z from 'zod/mini';
import { failureSchema } from './failures.ts';

export const countSchema = z.object({
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  failures: z.array(failureSchema),
});

/** The numbers of passed, failed and skipped tests or checks, and the failures. */
export type Count = z.infer<typeof countSchema>;

export const NOTHING: Readonly<Count> = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** The count of a check that passes or fails as a whole. */
export function countCheck(failure: Count['failures'][number] | null): Count {
  return failure ? { ...NOTHING, failed: 1, failures: [failure] } : { ...NOTHING, passed: 1 };
}

export function sumCounts(counts: Readonly<Count>[]): Count {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of counts) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  return { ...sum, failures: counts.flatMap(({ failures }) => failures) };
}

/** The last line of `npm test`. */
export function closingLine({ passed, failed, skipped }: Count): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
