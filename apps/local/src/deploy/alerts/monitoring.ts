import type { Alert, Entries } from './alerts.ts';

/** Functions of the second generation are services of Cloud Run. */
const SERVICE = 'resource.type="cloud_run_revision"';
/** Whether the check of one place on earth got an answer. */
const UPTIME = 'metric.type="monitoring.googleapis.com/uptime_check/check_passed"';
const PREFIX = 'rostrum-';

/** A log-based metric, as `gcloud logging metrics create --config-from-file` reads it. */
type LogMetric = { name: string; description: string; filter: string };

/** What Cloud Logging counts for an alert; undefined if Google Cloud counts it already. */
export function metricOf({ id, title, condition }: Alert): LogMetric | undefined {
  if (condition.kind === 'share' || condition.kind === 'unreachable') return undefined;
  const entries = condition.of.map(filterOf).join(' OR ');
  return { name: `${PREFIX}${id}`, description: title, filter: `${SERVICE} AND (${entries})` };
}

function filterOf({ lines, where }: Entries): string {
  const line = lines.map((one) => `jsonPayload.line="${one}"`).join(' OR ');
  if (!where) return `(${line})`;
  return `((${line}) AND jsonPayload.${where.field}${where.is}${JSON.stringify(where.value)})`;
}

type Means = {
  channels: readonly string[];
  /** The page to which each alert leads. */
  runbook: string;
  /** The domain that the product is served from. */
  host: string;
};

/** An alert policy, as `gcloud monitoring policies create --policy-from-file` reads it. */
export function policyOf(alert: Alert, { channels, runbook, host }: Means) {
  const { id, title, severity } = alert;
  return {
    displayName: `Rostrum: ${title}`,
    userLabels: { rostrum: id },
    severity,
    combiner: 'AND',
    conditions: conditionsOf(alert, host).map((one) => ({ displayName: title, ...one })),
    documentation: { mimeType: 'text/markdown', content: `What to do: ${runbook}#${alert.runbook}` },
    notificationChannels: [...channels],
    alertStrategy: { autoClose: '86400s' },
  };
}

/** All of them have to hold. */
function conditionsOf(alert: Alert, host: string): object[] {
  const { condition } = alert;
  const period = `${condition.minutes * 60}s`;
  const filter = `metric.type="logging.googleapis.com/user/${PREFIX}${alert.id}" AND ${SERVICE}`;
  const summed = (perSeriesAligner: string) => [
    { alignmentPeriod: period, perSeriesAligner, crossSeriesReducer: 'REDUCE_SUM' },
  ];
  const moreThan = (of: string, most: number) => ({
    conditionThreshold: { filter: of, ...exceeds(most), aggregations: summed('ALIGN_DELTA') },
  });
  switch (condition.kind) {
    case 'unreachable':
      return [
        {
          conditionThreshold: {
            filter: `${UPTIME} AND resource.type="uptime_url" AND resource.labels.host="${host}"`,
            ...exceeds(1),
            aggregations: [
              {
                alignmentPeriod: period,
                perSeriesAligner: 'ALIGN_NEXT_OLDER',
                crossSeriesReducer: 'REDUCE_COUNT_FALSE',
                groupByFields: ['resource.label.host'],
              },
            ],
          },
        },
      ];
    case 'silence':
      return [{ conditionAbsent: { filter, duration: period, aggregations: summed('ALIGN_DELTA') } }];
    case 'count':
      return [moreThan(filter, condition.moreThan)];
    case 'share': {
      const requests = `metric.type="run.googleapis.com/request_count" AND ${SERVICE}`;
      const failed = `${requests} AND metric.labels.response_code_class="5xx"`;
      const share = {
        conditionThreshold: {
          filter: failed,
          denominatorFilter: requests,
          ...exceeds(condition.moreThan),
          aggregations: summed('ALIGN_RATE'),
          denominatorAggregations: summed('ALIGN_RATE'),
        },
      };
      return [share, moreThan(failed, condition.atLeast)];
    }
  }
}

const exceeds = (thresholdValue: number) => ({
  comparison: 'COMPARISON_GT',
  thresholdValue,
  duration: '0s',
  trigger: { count: 1 },
});
