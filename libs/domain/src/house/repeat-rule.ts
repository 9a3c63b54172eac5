import type { DecisionDocument } from '../documents/decision.ts';
import { isSevere, type CaseReason } from '../documents/case-reasons.ts';
import type { HouseAct } from '../documents/house-acts.ts';

const DAY_MS = 86_400_000;

/** How far the rule for repeat offenders looks back: twelve months, in days. */
export const REPEAT_WINDOW_DAYS = 365;

/** The steps of the rule, mildest first; null means a permanent suspension. */
const STEPS = ['warn', 7, 30, null] as const;

/** The part of a decision that the rule looks at. */
export type PastDecision = Pick<DecisionDocument, 'by' | 'acts' | 'ground' | 'atMs' | 'overturnedAtMs'>;

/** The rule's proposal, and its count of upheld decisions within twelve months, this one excluded. */
export type RepeatProposal = { act: HouseAct; severe: number; ordinary: number; sinceMs: number };

/**
 * The rule for repeat offenders (Art. 23 (1) of the Digital Services Act). Every breach that the house upheld
 * within twelve months is a step: a warning, then seven days, then thirty, then permanent. A severe breach begins
 * at seven days, and counts as two steps afterwards. Overturned decisions, hosts' decisions and older ones do not
 * count.
 */
export function proposeStep(
  past: readonly PastDecision[],
  ground: CaseReason,
  nowMs: number,
): RepeatProposal {
  const sinceMs = nowMs - REPEAT_WINDOW_DAYS * DAY_MS;
  const grounds = past.filter((one) => counts(one, sinceMs)).flatMap(({ ground: one }) => one ?? []);
  const severe = grounds.filter(isSevere).length;
  const ordinary = grounds.length - severe;
  const step = ordinary + 2 * severe + (isSevere(ground) ? 1 : 0);
  return { act: houseActOf(step), severe, ordinary, sinceMs };
}

function counts({ by, acts, ground, atMs, overturnedAtMs }: PastDecision, sinceMs: number): boolean {
  const isUpheld = by === 'house' && ground !== null && overturnedAtMs === null && atMs >= sinceMs;
  // Nobody has read a topic that was not published.
  return isUpheld && acts.some(({ act }) => act !== 'refuseTopic');
}

function houseActOf(step: number): HouseAct {
  const reached = STEPS[Math.min(step, STEPS.length - 1)] ?? null;
  return reached === 'warn' ? { act: 'warn' } : { act: 'suspend', days: reached };
}

/** Several manifestly unfounded reports within this many days pause a person's further reports for this many days. */
export const UNFOUNDED_RULE = { reports: 3, withinDays: 90, pausedDays: 30 } as const;

/**
 * The end of the pause of a person's reports (Art. 23 (2)), or null. `unfoundedAtMs`: the times at which their
 * reports were found plainly unfounded, in any order.
 */
export function reportsPausedUntil(unfoundedAtMs: readonly number[], nowMs: number): number | null {
  const { reports, withinDays, pausedDays } = UNFOUNDED_RULE;
  const times = unfoundedAtMs.toSorted((one, other) => other - one);
  const [last, first] = [times[0], times[reports - 1]];
  if (last === undefined || first === undefined || last - first > withinDays * DAY_MS) return null;
  const untilMs = last + pausedDays * DAY_MS;
  return nowMs < untilMs ? untilMs : null;
}
