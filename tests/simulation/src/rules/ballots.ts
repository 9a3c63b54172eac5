import type { DebateEvent } from '@rostrum/domain';
import type { Check, Finding } from './check.ts';

/** The panel and its ballots as the log tells them. */
type Panel = { judges: readonly string[]; filed: readonly string[]; state: 'before' | 'open' | 'closed' };

/**
 * Follows the log: only judges hand in ballots, and only while these are open. They open once and close once. The decision has the
 * ballot of every judge who handed one in and still judges, and of nobody else.
 */
export const checkBallots: Check = ({ view }) => {
  let panel: Panel = { judges: [], filed: [], state: 'before' };
  const findings: Finding[] = [];
  for (const event of view.log()) {
    const problem = problemWith(panel, event);
    if (problem !== null) findings.push({ rule: 'ballots', what: `event ${event.seq}: ${problem}` });
    panel = after(panel, event);
  }
  const counted = (view.decision()?.ballots ?? []).map(({ by }) => by).toSorted();
  const expected = panel.state === 'closed' ? panel.filed.toSorted() : [];
  if (counted.join() !== expected.join())
    findings.push({
      rule: 'ballots',
      what: `the decision has ballots of [${counted.join()}], not of [${expected.join()}]`,
    });
  return findings;
};

function problemWith({ judges, filed, state }: Panel, event: DebateEvent): string | null {
  switch (event.type) {
    case 'ballotsOpened':
      return state === 'before' ? null : 'the ballots open again';
    case 'ballotFiled':
      if (state !== 'open') return `${event.by} hands in a ballot while none is asked for`;
      return judges.includes(event.by) ? null : `${event.by} hands in a ballot without being a judge`;
    case 'ballotsClosed':
      if (state !== 'open') return 'the ballots close without being open';
      return (event.result !== undefined) === filed.length > 0
        ? null
        : 'the result does not follow from the ballots';
    default:
      return null;
  }
}

function after(panel: Panel, event: DebateEvent): Panel {
  const { judges, filed } = panel;
  switch (event.type) {
    case 'judgesNamed':
      return { ...panel, judges: event.uids };
    case 'judgeLeft':
      return { ...panel, judges: without(judges, event.by), filed: without(filed, event.by) };
    case 'ballotsOpened':
      return { ...panel, state: 'open' };
    case 'ballotFiled':
      return { ...panel, filed: [...without(filed, event.by), event.by] };
    case 'ballotsClosed':
      return { ...panel, state: 'closed' };
    default:
      return panel;
  }
}

function without(uids: readonly string[], uid: string): string[] {
  return uids.filter((one) => one !== uid);
}
