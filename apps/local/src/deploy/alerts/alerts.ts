import { SERVICE_LEVELS, type AlertedFields, type LogLine } from '@rostrum/domain';

/** Entries of the log: one of some lines, and what a field of it must be. */
export type Entries = {
  [Line in LogLine]: { lines: readonly LogLine[] } & (Line extends keyof AlertedFields
    ? { where?: { field: keyof AlertedFields[Line]; is: '=' | '>'; value: string | number } }
    : { where?: { field: 'function'; is: '='; value: string } });
}[LogLine];

/**
 * `unreachable`: the front page does not answer from more than one place. `count`: more than `moreThan` entries within `minutes`.
 * `silence`: none for `minutes`. `share`: of answers that are a 5xx, and more than `atLeast` of them.
 */
type Condition =
  | { kind: 'unreachable'; minutes: number }
  | { kind: 'count'; of: readonly Entries[]; moreThan: number; minutes: number }
  | { kind: 'silence'; of: readonly Entries[]; minutes: number }
  | { kind: 'share'; moreThan: number; atLeast: number; minutes: number };

export type Alert = {
  /** Its name, and that of its log-based metric. */
  id: string;
  title: string;
  severity: 'CRITICAL' | 'ERROR' | 'WARNING';
  /** The section of docs/runbook.md that says what to do. */
  runbook: string;
  condition: Condition;
};

const swept = (field: keyof AlertedFields['swept'], value: number): Entries => ({
  lines: ['swept'],
  where: { field, is: '>', value },
});
const HOUR_SECONDS = 3_600;

/** Everything that somebody is woken for or told of. `npm run deploy` writes it for Cloud Monitoring. */
export const ALERTS: readonly Alert[] = [
  {
    id: 'unreachable',
    title: 'The front page does not answer',
    severity: 'CRITICAL',
    runbook: 'everything-fails',
    condition: { kind: 'unreachable', minutes: 10 },
  },
  {
    id: 'server-errors',
    title: 'Many answers of the server are errors (5xx)',
    severity: 'CRITICAL',
    runbook: 'everything-fails',
    condition: { kind: 'share', moreThan: 0.02, atLeast: 5, minutes: 5 },
  },
  {
    id: 'faults',
    title: 'Requests or tasks fail',
    severity: 'ERROR',
    runbook: 'something-fails',
    condition: { kind: 'count', of: [{ lines: ['fault'] }], moreThan: 4, minutes: 5 },
  },
  {
    id: 'sign-in',
    title: 'People cannot sign in',
    severity: 'CRITICAL',
    runbook: 'nobody-can-sign-in',
    condition: {
      kind: 'count',
      of: [
        { lines: ['clerkKeysUnreachable'] },
        { lines: ['fault'], where: { field: 'function', is: '=', value: 'exchangeToken' } },
      ],
      moreThan: 2,
      minutes: 5,
    },
  },
  {
    id: 'late-clock',
    title: 'The clock of debates is late',
    severity: 'ERROR',
    runbook: 'the-clock-is-late',
    condition: { kind: 'count', of: [swept('overdueDebates', 0)], moreThan: 1, minutes: 15 },
  },
  {
    id: 'tasks',
    title: 'Tasks cannot be handed to Cloud Tasks',
    severity: 'ERROR',
    runbook: 'the-clock-is-late',
    condition: {
      kind: 'count',
      of: [{ lines: ['clockTaskNotMade', 'taskNotMade', 'noticeNotMade', 'reportNotAsked'] }],
      moreThan: 2,
      minutes: 10,
    },
  },
  {
    id: 'silent-sweeper',
    title: 'The sweeper does not run',
    severity: 'ERROR',
    runbook: 'the-sweeper-is-silent',
    condition: {
      kind: 'silence',
      of: [{ lines: ['swept'] }],
      minutes: SERVICE_LEVELS.sweeperSilentMinutes,
    },
  },
  {
    id: 'rooms-wait',
    title: 'Rooms wait for the sweeper',
    severity: 'WARNING',
    runbook: 'the-sweeper-is-silent',
    condition: {
      kind: 'count',
      of: [swept('roomWaitsSeconds', SERVICE_LEVELS.roomWaitsMinutes * 60)],
      moreThan: 1,
      minutes: 15,
    },
  },
  {
    id: 'cases-wait',
    title: 'A case of the house waits too long',
    severity: 'WARNING',
    runbook: 'the-house-does-not-keep-up',
    condition: {
      kind: 'count',
      of: [swept('caseWaitsSeconds', SERVICE_LEVELS.houseCaseWaitsHours * HOUR_SECONDS)],
      moreThan: 0,
      minutes: 10,
    },
  },
  {
    id: 'erasures-wait',
    title: 'The deletion of an account does not end',
    severity: 'ERROR',
    runbook: 'a-deletion-does-not-end',
    condition: {
      kind: 'count',
      of: [swept('erasureWaitsSeconds', SERVICE_LEVELS.erasureWaitsHours * HOUR_SECONDS)],
      moreThan: 0,
      minutes: 10,
    },
  },
  {
    id: 'breaker',
    title: 'The breaker of the language model is open',
    severity: 'WARNING',
    runbook: 'the-language-model-fails',
    condition: {
      kind: 'count',
      of: [{ lines: ['breakerChanged'], where: { field: 'state', is: '=', value: 'open' } }],
      moreThan: 0,
      minutes: 5,
    },
  },
  {
    id: 'budget',
    title: 'The language model has used 80 % of its budget of the day',
    severity: 'WARNING',
    runbook: 'the-budget-is-nearly-spent',
    condition: { kind: 'count', of: [{ lines: ['budgetNearlySpent'] }], moreThan: 0, minutes: 5 },
  },
  {
    id: 'webhook',
    title: 'Messages of Clerk fail',
    severity: 'ERROR',
    runbook: 'messages-of-clerk-fail',
    condition: {
      kind: 'count',
      of: [
        { lines: ['webhookRefused'] },
        { lines: ['fault'], where: { field: 'function', is: '=', value: 'clerkWebhook' } },
      ],
      moreThan: 2,
      minutes: 15,
    },
  },
  {
    id: 'unreadable',
    title: 'Stored documents cannot be read',
    severity: 'WARNING',
    runbook: 'documents-cannot-be-read',
    condition: { kind: 'count', of: [{ lines: ['unreadable'] }], moreThan: 0, minutes: 5 },
  },
];
