import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeOldLogs } from './old-logs.ts';

test('logs of test stacks go after a day; those of the day and of the last start stay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rostrum-logs-'));
  const nowMs = Date.now();
  const hoursOld = { 'test-1': 25, 'test-2': 23, start: 100 };
  for (const [name, hours] of Object.entries(hoursOld)) {
    mkdirSync(join(folder, name));
    const changed = new Date(nowMs - hours * 3_600_000);
    utimesSync(join(folder, name), changed, changed);
  }
  removeOldLogs(nowMs, folder);
  expect(readdirSync(folder).toSorted()).toEqual(['start', 'test-2']);
  rmSync(folder, { recursive: true });
});
