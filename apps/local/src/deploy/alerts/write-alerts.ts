import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALERTS } from './alerts.ts';
import { metricOf, policyOf } from './monitoring.ts';

/** The page to which each alert leads. */
const RUNBOOK = 'docs/runbook.md';

type Alerting = { projectId: string; channels: readonly string[] };

/** Writes metrics and policies as JSON, and the script that creates or updates them. */
export function writeAlerts(folder: string, { projectId, channels }: Alerting): void {
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['metrics', 'policies']) mkdirSync(join(folder, part), { recursive: true });
  const write = (part: string, id: string, content: object) =>
    writeFileSync(join(folder, part, `${id}.json`), `${JSON.stringify(content, null, 2)}\n`);
  for (const alert of ALERTS) {
    const metric = metricOf(alert);
    if (metric) write('metrics', metric.name, metric);
    write('policies', alert.id, policyOf(alert, { channels, runbook: RUNBOOK }));
  }
  writeFileSync(join(folder, 'apply.sh'), scriptFor(projectId), { mode: 0o755 });
}

/** Safe to repeat. Cloud Monitoring knows a new metric only after some minutes, and refuses its policy until then. */
function scriptFor(projectId: string): string {
  return `#!/bin/sh
# Written by "npm run deploy": creates the alerts of ${projectId}, or updates them.
set -eu
cd "$(dirname "$0")"
project=${projectId}
if ! gcloud monitoring policies --help >/dev/null 2>&1; then
  echo 'gcloud is missing or too old for "gcloud monitoring policies". Install it, or run: gcloud components update' >&2
  exit 1
fi
for file in metrics/*.json; do
  name="$(basename "$file" .json)"
  verb=create
  if gcloud logging metrics describe "$name" --project="$project" >/dev/null 2>&1; then verb=update; fi
  gcloud logging metrics "$verb" "$name" --project="$project" --config-from-file="$file"
done
late=0
for file in policies/*.json; do
  id="$(basename "$file" .json)"
  known="$(gcloud monitoring policies list --project="$project" --filter="userLabels.rostrum=$id" --format='value(name)')"
  if [ -n "$known" ]; then
    gcloud monitoring policies update "$known" --project="$project" --policy-from-file="$file" || late=1
  else
    gcloud monitoring policies create --project="$project" --policy-from-file="$file" || late=1
  fi
done
if [ "$late" = 1 ]; then
  echo 'Some policies were refused. Cloud Monitoring knows a new metric after ten minutes: run this again then.' >&2
  exit 1
fi
`;
}
