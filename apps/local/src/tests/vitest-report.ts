import { relative } from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from '../paths.ts';
import type { Failure } from './failures.ts';
import type { Count } from './count.ts';

const assertionSchema = z.object({
  status: z.string(),
  title: z.string(),
  ancestorTitles: z.array(z.string()),
  failureMessages: z.nullish(z.array(z.string())),
});

const fileSchema = z.object({
  /** Its path. */
  name: z.string(),
  status: z.string(),
  message: z.optional(z.string()),
  assertionResults: z.array(assertionSchema),
});

export const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(fileSchema),
});

type File = z.infer<typeof fileSchema>;

/** A file that fails before its first test has no failed test in it, and is counted as one. */
export function countVitest(report: z.infer<typeof vitestSchema>): Count {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && failedIn(file).length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...report.testResults.flatMap(failuresOf), ...brokenFiles.map(brokenFile)],
  };
}

function failedIn(file: File) {
  return file.assertionResults.filter(({ status }) => status === 'failed');
}

function failuresOf(file: File): Failure[] {
  return failedIn(file).map(({ title, ancestorTitles, failureMessages }) => ({
    name: [pathOf(file), ...ancestorTitles, title].join(' > '),
    message: (failureMessages ?? []).join('\n'),
  }));
}

function brokenFile(file: File): Failure {
  return { name: pathOf(file), message: file.message ?? '' };
}

function pathOf(file: File): string {
  return relative(ROOT, file.name).replaceAll('\\', '/');
}
