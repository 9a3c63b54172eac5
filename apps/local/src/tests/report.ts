import * as z from 'zod/mini';

/** How many tests or checks passed, failed and were left out. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const countSchema = z.object({ passed: z.number(), failed: z.number(), skipped: z.number() });

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

/** Adds up a report of Vitest, of Playwright or of our own checks. @throws when it is none of them */
export function countReport(report: unknown): Count {
  const vitest = vitestSchema.safeParse(report);
  if (vitest.success) return countVitest(vitest.data);
  const playwright = playwrightSchema.safeParse(report);
  if (playwright.success) return countPlaywright(playwright.data);
  return countSchema.parse(report);
}

/** A file that fails before its first test has no failed test in it, and is counted as one. */
function countVitest(report: z.infer<typeof vitestSchema>): Count {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A test that passes only at the second try has failed; so has a run that finds no tests. */
function countPlaywright({ stats, errors }: z.infer<typeof playwrightSchema>): Count {
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed, skipped: stats.skipped };
}

export function sumCounts(counts: Count[]): Count {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of counts) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  return sum;
}

/** The last line of `npm test`. */
export function closingLine({ passed, failed, skipped }: Count): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
