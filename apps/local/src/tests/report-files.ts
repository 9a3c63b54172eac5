import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPORTS_FOLDER } from '../paths.ts';
import { failureFromLog } from './failures.ts';
import type { Failure } from './failures.ts';
import { countCheck, type Count } from './count.ts';
import { countReport } from './report.ts';

/** Reports a check that passed (null) or failed as a whole. */
export function reportCheck(name: string, failure: Failure | null): Count {
  const count = countCheck(failure);
  writeFileSync(reportFile(name), JSON.stringify(count));
  return count;
}

/** A missing or unreadable report is a failure in its name; `log` has the reason. */
export function readReport(name: string, log: string): Count {
  try {
    return countReport(JSON.parse(readFileSync(reportFile(name), 'utf8')));
  } catch {
    return reportCheck(name, failureFromLog(`${name} left no report that can be read`, log));
  }
}

export function removeReport(name: string): void {
  rmSync(reportFile(name), { force: true });
}

function reportFile(name: string): string {
  return join(REPORTS_FOLDER, `${slug(name)}.json`);
}

/** The name as a file's. */
export function slug(name: string): string {
  return name.replaceAll(' ', '-');
}
