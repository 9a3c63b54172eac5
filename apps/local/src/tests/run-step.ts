import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLocalFolder, REPORTS_FOLDER } from '../paths.ts';
import { startChild } from '../process/child.ts';
import type { Child } from '../process/child.ts';
import { countReport, sumCounts } from './report.ts';
import type { Count } from './report.ts';
import type { Step } from './steps.ts';

/** Starts a child and sees to it that it ends with the run. */
export type Own = (start: () => Child) => Child;

/** Runs a step and leaves its reports. @returns what they add up to; a step that cannot run counts as failed */
export async function runStep(step: Step, env: Record<string, string>, own: Own): Promise<Count> {
  for (const report of step.reports) rmSync(reportFile(report), { force: true });
  const startedAtMs = Date.now();
  const child = own(() =>
    startChild({
      name: step.name,
      command: process.execPath,
      args: step.args,
      ...(step.cwd && { cwd: step.cwd }),
      env,
      logFile: inLocalFolder('logs', 'test', `${slug(step.name)}.log`),
      echo: step.follow,
    }),
  );
  const code = await child.exited;
  const count = countStep(step, code === 0);
  const failed = count.failed > 0;
  if (failed && !step.follow) console.log(readFileSync(child.logFile, 'utf8'));
  const seconds = ((Date.now() - startedAtMs) / 1000).toFixed(1);
  console.log(`${failed ? '✗' : '✓'} ${step.name} (${seconds} s)`);
  return count;
}

function countStep(step: Step, succeeded: boolean): Count {
  if (step.reports.length === 0) return reportCheck(slug(step.name), succeeded);
  const reported = sumCounts(step.reports.map(readReport));
  const brokeOtherwise = !succeeded && reported.failed === 0;
  return brokeOtherwise ? sumCounts([reported, reportCheck(slug(step.name), false)]) : reported;
}

/** Reports something that is right or wrong as a whole. */
export function reportCheck(name: string, succeeded: boolean): Count {
  const count = { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
  writeFileSync(reportFile(name), JSON.stringify(count));
  return count;
}

/** A report that is missing or cannot be read is a failure in its name. */
function readReport(name: string): Count {
  try {
    return countReport(JSON.parse(readFileSync(reportFile(name), 'utf8')));
  } catch {
    return reportCheck(name, false);
  }
}

function reportFile(name: string): string {
  return join(REPORTS_FOLDER, `${name}.json`);
}

function slug(name: string): string {
  return name.replaceAll(' ', '-');
}
