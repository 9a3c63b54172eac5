import { LIMITS, type DebateEvent } from '@rostrum/domain';
import { count, type Seen } from '../world/world.ts';
import type { Check, Finding } from './check.ts';

/** When the clock may act on each deadline that the log has set, by the number of its event. */
function deadlinesIn(log: readonly DebateEvent[]): Map<number, number> {
  const [opened] = log;
  const graceMs = opened?.type === 'opened' ? opened.format.graceSeconds * 1_000 : 0;
  const deadlines = new Map<number, number>();
  for (const event of log) {
    if (event.type === 'stepStarted' || event.type === 'resumed' || event.type === 'extended')
      deadlines.set(event.seq, event.endsAtMs + graceMs);
    if (event.type === 'paused' && event.endsAtMs !== null) deadlines.set(event.seq, event.endsAtMs);
    if (event.type === 'pauseLengthened') deadlines.set(event.seq, event.endsAtMs);
    if (event.type === 'prepStarted' || event.type === 'verdictVoteStarted' || event.type === 'turnStarted')
      deadlines.set(event.seq, event.endsAtMs);
    if (event.type === 'ballotsOpened') deadlines.set(event.seq, event.lapsesAtMs);
    if (event.type === 'ended') deadlines.set(event.seq, event.atMs + LIMITS.archiveAfterSeconds * 1_000);
  }
  return deadlines;
}

const ACTORS: Readonly<Record<string, Seen>> = {
  clock: 'deadline by task',
  sweeper: 'deadline by sweeper',
};

/** A deadline acts once and not early; each started step has ended exactly once. */
export const checkDeadlines: Check = ({ view, world }) => {
  const log = view.log();
  const deadlines = deadlinesIn(log);
  const findings: Finding[] = [];
  const acted = new Set<number>();
  for (const { stepSeq, cause, events } of view.commits) {
    if (stepSeq === null || events.length === 0) continue;
    const { by } = cause;
    count(world, ACTORS[by] ?? 'deadline by client');
    if (acted.has(stepSeq))
      findings.push({ rule: 'deadlines', what: `${stepSeq} was acted on twice, by ${by}` });
    acted.add(stepSeq);
    const earlyMs = (deadlines.get(stepSeq) ?? 0) - (events[0]?.atMs ?? 0);
    if (earlyMs > 0)
      findings.push({ rule: 'deadlines', what: `${stepSeq} was acted on ${earlyMs} ms early, by ${by}` });
  }
  return [...findings, ...stepsOutOfOrder(log)];
};

function stepsOutOfOrder(log: readonly DebateEvent[]): Finding[] {
  let running: number | null = null;
  return log.flatMap((event): Finding[] => {
    if (event.type === 'stepStarted') {
      const isWrong = running !== null;
      running = event.stepIndex;
      return isWrong ? [{ rule: 'deadlines', what: `a step begins at ${event.seq} while another runs` }] : [];
    }
    if (event.type !== 'stepEnded') return [];
    const isWrong = running !== event.stepIndex;
    running = null;
    return isWrong
      ? [{ rule: 'deadlines', what: `step ${event.stepIndex} ends at ${event.seq} without running` }]
      : [];
  });
}
