import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOG_LINES } from '@rostrum/domain';
import { afterAll, expect, test } from 'vitest';
import { inRoot } from '../../paths.ts';
import { ALERTS } from './alerts.ts';
import { metricOf, policyOf } from './monitoring.ts';
import { writeAlerts } from './write-alerts.ts';

const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
afterAll(() => rmSync(folder, { recursive: true }));
const alertOf = (id: string) => ALERTS.find((one) => one.id === id)!;
const CHANNEL = 'projects/debates-prod/notificationChannels/1';
const policy = (id: string) =>
  policyOf(alertOf(id), { channels: [CHANNEL], runbook: 'docs/runbook.md', host: 'debates.org' });

test('a metric counts the lines of the log by name, and what a field of them must be', () => {
  expect(metricOf(alertOf('breaker'))).toEqual({
    name: 'rostrum-breaker',
    description: 'The breaker of the language model is open',
    filter:
      'resource.type="cloud_run_revision" AND (((jsonPayload.line="breakerChanged") AND jsonPayload.state="open"))',
  });
  expect(metricOf(alertOf('cases-wait'))?.filter).toContain(
    '((jsonPayload.line="swept") AND jsonPayload.caseWaitsSeconds>86400)',
  );
  expect(metricOf(alertOf('tasks'))?.filter).toContain(
    'jsonPayload.line="clockTaskNotMade" OR jsonPayload.line="taskNotMade"',
  );
});

test('every filter names only lines that the server writes, with fields that it writes', () => {
  const lines = Object.keys(LOG_LINES);
  const sweeper = readFileSync(inRoot('apps/functions/src/rooms/room-sweeper.ts'), 'utf8');
  const model = readFileSync(inRoot('apps/functions/src/models/ask-model.ts'), 'utf8');
  const log = readFileSync(inRoot('apps/functions/src/logging/log.ts'), 'utf8');
  const written = `${sweeper}${model}${log}`;
  const filters = ALERTS.flatMap((one) => metricOf(one)?.filter ?? []);
  expect(filters.length).toBeGreaterThan(10);
  for (const filter of filters) {
    for (const [, line] of filter.matchAll(/jsonPayload\.line="(\w+)"/g)) expect(lines).toContain(line);
    for (const [, field] of filter.matchAll(/jsonPayload\.(\w+)/g))
      expect(written).toMatch(new RegExp(`\\b${field}\\b`));
  }
});

test('a policy is about the metric that its alert writes, or about one of Google Cloud', () => {
  for (const alert of ALERTS) {
    const text = JSON.stringify(policy(alert.id));
    const metric = metricOf(alert);
    expect(text).toMatch(
      metric ? `logging.googleapis.com/user/${metric.name}` : /request_count|check_passed/,
    );
  }
  const names = ALERTS.map(({ id }) => id);
  expect(new Set(names).size).toBe(names.length);
});

test('the errors of the server are a share of all answers', () => {
  expect(policy('server-errors')).toMatchObject({
    severity: 'CRITICAL',
    notificationChannels: [CHANNEL],
    conditions: [
      {
        conditionThreshold: {
          filter: expect.stringContaining('response_code_class="5xx"'),
          denominatorFilter: expect.not.stringContaining('5xx'),
          comparison: 'COMPARISON_GT',
          thresholdValue: 0.02,
        },
      },
      // At night one failure is a large share.
      { conditionThreshold: { filter: expect.stringContaining('5xx'), thresholdValue: 5 } },
    ],
  });
});

test('a front page that does not answer from two places is an alert', () => {
  const [condition] = policy('unreachable').conditions;
  expect(condition).toMatchObject({
    conditionThreshold: {
      filter: expect.stringContaining('resource.labels.host="debates.org"'),
      comparison: 'COMPARISON_GT',
      thresholdValue: 1,
      aggregations: [{ crossSeriesReducer: 'REDUCE_COUNT_FALSE' }],
    },
  });
});

test('a silent sweeper is an alert after three missed runs, in whole minutes as the service asks', () => {
  const [condition] = policy('silent-sweeper').conditions;
  expect(condition).toMatchObject({ conditionAbsent: { duration: '960s' } });
});

test('every alert leads to a section of the runbook', () => {
  const runbook = readFileSync(inRoot('docs/runbook.md'), 'utf8');
  const anchors = [...runbook.matchAll(/^## (?:\d+\. )?(.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  expect(anchors.length).toBeGreaterThanOrEqual(12);
  for (const { runbook: section } of ALERTS) expect(anchors).toContain(section);
});

test('deploying writes a file for each, and a script that a shell can read', () => {
  writeAlerts(folder, { projectId: 'debates-prod', channels: [CHANNEL], host: 'debates.org' });
  expect(readdirSync(join(folder, 'policies'))).toHaveLength(ALERTS.length);
  expect(readdirSync(join(folder, 'metrics'))).toHaveLength(ALERTS.length - 2);
  const stored: unknown = JSON.parse(readFileSync(join(folder, 'policies', 'faults.json'), 'utf8'));
  expect(stored).toEqual(policy('faults'));
  execFileSync('sh', ['-n', join(folder, 'apply.sh')]);
  expect(readFileSync(join(folder, 'apply.sh'), 'utf8')).toContain('project=debates-prod');
});

/** Runs the script with a `gcloud` that only notes how it was called, and that answers every list with `listed`. */
function applied(listed: string): string[] {
  writeAlerts(folder, { projectId: 'debates-prod', channels: [CHANNEL], host: 'debates.org' });
  const calls = join(folder, 'calls');
  writeFileSync(
    join(folder, 'gcloud'),
    `#!/bin/sh\necho "$*" >> "${calls}"\ncase "$*" in *list*) printf '%s' '${listed}';; esac\n`,
    { mode: 0o755 },
  );
  execFileSync('sh', [join(folder, 'apply.sh')], {
    env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` },
  });
  return readFileSync(calls, 'utf8').trim().split('\n');
}

test('the script makes the check of the front page once, and each policy once', () => {
  const [fresh, again] = [applied(''), applied('projects/debates-prod/uptimeCheckConfigs/1')];
  const made = (calls: readonly string[], what: string) =>
    calls.filter((call) => call.startsWith(`monitoring ${what} create`)).length;
  expect([made(fresh, 'uptime'), made(again, 'uptime')]).toEqual([1, 0]);
  expect([made(fresh, 'policies'), made(again, 'policies')]).toEqual([ALERTS.length, 0]);
  expect(fresh.join('\n')).toContain('--resource-labels=host=debates.org,project_id=debates-prod');
});

test('a gcloud that cannot make policies yet is named before anything is made', () => {
  writeAlerts(folder, { projectId: 'debates-prod', channels: [CHANNEL], host: 'debates.org' });
  writeFileSync(join(folder, 'gcloud'), '#!/bin/sh\n[ "$1" = logging ] && echo made\nexit 2\n', {
    mode: 0o755,
  });
  const PATH = `${folder}:${process.env['PATH']}`;
  const run = spawnSync('sh', [join(folder, 'apply.sh')], {
    encoding: 'utf8',
    env: { ...process.env, PATH },
  });
  expect([run.status, run.stdout]).toEqual([1, '']);
  expect(run.stderr).toContain('gcloud components update');
});
