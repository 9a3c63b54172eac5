import { readFileSync } from 'node:fs';
import { inLocalFolder } from '../paths.ts';
import { startChild } from '../process/child.ts';
import type { Child } from '../process/child.ts';
import { failureFromLog } from './failures.ts';
import { sumCounts } from './count.ts';
import type { Count } from './count.ts';
import { readReport, removeReport, reportCheck, slug } from './report-files.ts';
import type { Step } from './steps.ts';

/** Starts a child and sees to it that it ends with the run. */
export type Own = (start: () => Child) => Child;

/** Runs a step and writes its reports. @returns their total; a step that cannot run counts as failed */
export async function runStep(step: Step, env: Record<string, string>, own: Own): Promise<Count> {
  for (const report of step.reports) removeReport(report);
  const startedAtMs = Date.now();
  const child = own(() => startStep(step, env));
  const code = await child.exited;
  const log = readFileSync(child.logFile, 'utf8');
  const count = countStep(step, code === 0, log);
  const failed = count.failed > 0;
  if (failed && !step.follow) console.log(log);
  const seconds = ((Date.now() - startedAtMs) / 1000).toFixed(1);
  console.log(`${failed ? '✗' : '✓'} ${step.name} (${seconds} s)`);
  return count;
}

function startStep(step: Step, env: Record<string, string>): Child {
  return startChild({
    name: step.name,
    command: process.execPath,
    args: step.args,
    ...(step.cwd && { cwd: step.cwd }),
    env,
    logFile: inLocalFolder('logs', 'test', `${slug(step.name)}.log`),
    echo: step.follow,
  });
}

function countStep(step: Step, succeeded: boolean, log: string): Count {
  const asWhole = () => reportCheck(step.name, succeeded ? null : failureFromLog(step.name, log));
  if (step.reports.length === 0) return asWhole();
  const reported = inNameOf(step, sumCounts(step.reports.map((name) => readReport(name, log))));
  const brokeOtherwise = !succeeded && reported.failed === 0;
  return brokeOtherwise ? sumCounts([reported, asWhole()]) : reported;
}

function inNameOf(step: Step, count: Count): Count {
  const failures = count.failures.map(({ name, message }) => ({ name: `${step.name}: ${name}`, message }));
  return { ...count, failures };
}
