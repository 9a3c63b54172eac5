import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALERTS } from './alerts.ts';
import { metricOf, policyOf } from './monitoring.ts';

/** The page to which each alert leads. */
const RUNBOOK = 'docs/runbook.md';

type Alerting = { projectId: string; channels: readonly string[]; host: string };

/** Writes metrics and policies as JSON, and the script that creates or updates them and the uptime check. */
export function writeAlerts(folder: string, { projectId, channels, host }: Alerting): void {
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['metrics', 'policies']) mkdirSync(join(folder, part), { recursive: true });
  const write = (part: string, id: string, content: object) =>
    writeFileSync(join(folder, part, `${id}.json`), `${JSON.stringify(content, null, 2)}\n`);
  for (const alert of ALERTS) {
    const metric = metricOf(alert);
    if (metric) write('metrics', metric.name, metric);
    write('policies', alert.id, policyOf(alert, { channels, runbook: RUNBOOK, host }));
  }
  writeFileSync(join(folder, 'apply.sh'), scriptFor(projectId, host), { mode: 0o755 });
}

/** Safe to repeat. Cloud Monitoring knows a new metric only after some minutes, and refuses its policy until then. */
function scriptFor(projectId: string, host: string): string {
  return `#!/bin/sh
# Written by "npm run deploy": creates the alerts of ${projectId}, or updates them.
set -eu
cd "$(dirname "$0")"
project=${projectId}
host=${host}
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
if [ -z "$(gcloud monitoring uptime list-configs --project="$project" --filter="monitoredResource.labels.host=$host" --format='value(name)')" ]; then
  gcloud monitoring uptime create 'Rostrum: front page' --project="$project" --resource-type=uptime-url \
    --resource-labels="host=$host,project_id=$project" --protocol=https --path=/ --period=5
fi
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
