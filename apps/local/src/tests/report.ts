import { countSchema, type Count } from './count.ts';
import { countPlaywright, playwrightSchema } from './playwright-report.ts';
import { countVitest, vitestSchema } from './vitest-report.ts';

/** Adds up a report of Vitest, of Playwright or of our own checks. @throws for any other report */
export function countReport(report: unknown): Count {
  const vitest = vitestSchema.safeParse(report);
  if (vitest.success) return countVitest(vitest.data);
  const playwright = playwrightSchema.safeParse(report);
  if (playwright.success) return countPlaywright(playwright.data);
  return countSchema.parse(report);
}
