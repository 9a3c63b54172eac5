import { decide } from '../debate-machine.ts';
import { isStale } from '../meant-step.ts';
import { currentStep, deadlinesOf, graceEndsAtMs, hasFloor, seatedOn, type DebateState } from '../state.ts';
import { atEachCommand, eventsOf, firstOf, unless, type Rule } from './rule.ts';
import type { Told } from './stories.ts';

/** Each deadline keeps its time as long as it keeps its number. */
function numbers({ told }: Parameters<Rule>[0]): string | undefined {
  const known = new Map<number, number>();
  for (const { before, after } of told) {
    for (const { stepSeq, endsAtMs } of [...deadlinesOf(before), ...deadlinesOf(after)]) {
      if ((known.get(stepSeq) ?? endsAtMs) !== endsAtMs) return `the deadline ${stepSeq} moved`;
      known.set(stepSeq, endsAtMs);
    }
  }
  return undefined;
}

function newDeadlines({ before, after }: Told): string | undefined {
  const old = new Set(deadlinesOf(before).map(({ stepSeq }) => stepSeq));
  return firstOf(
    ...deadlinesOf(after)
      .filter(({ stepSeq }) => !old.has(stepSeq))
      .map(({ stepSeq, endsAtMs }) => {
        const isReturning = before.phase === 'live' && stepSeq <= before.seq;
        return firstOf(
          unless(isReturning || (stepSeq > before.seq && stepSeq <= after.seq), `the old number ${stepSeq}`),
          unless(endsAtMs >= after.atMs, `a deadline in the past, ${stepSeq}`),
        );
      }),
  );
}

function ticks({ before, command, atMs, after }: Told): string | undefined {
  if (command.type !== 'advance') return undefined;
  const deadline = deadlinesOf(before).find(({ stepSeq }) => stepSeq === command.stepSeq);
  return firstOf(
    unless(deadline !== undefined, 'no such deadline'),
    unless((deadline?.actsAtMs ?? 0) <= Math.max(atMs, before.atMs), 'too early'),
    unless(!decide(after, command, atMs).ok, 'the second delivery did something too'),
  );
}

/** Every accepted command referred to the running step, and took effect once even if it was repeated. */
function moments({ before, command, after, atMs }: Told): string | undefined {
  if (!('stepSeq' in command)) return undefined;
  return firstOf(
    unless(!isStale(before, command), 'it was meant for another moment'),
    unless(!decide(after, command, atMs).ok, 'the second one did something too'),
  );
}

const isVacant = (state: DebateState, stepIndex: number) => {
  const step = state.format.steps[stepIndex];
  return step?.seatIds.length !== 0 && seatedOn(state, step).length === 0;
};

function steps({ before, events }: Told): string | undefined {
  const [started] = eventsOf(events, 'stepStarted');
  if (!started) return undefined;
  const from = hasFloor(before) ? before.floor.stepIndex + 1 : 0;
  const skipped = Array.from({ length: started.stepIndex - from }, (_, index) => from + index);
  return firstOf(
    unless(started.stepIndex >= from, 'a step comes twice'),
    unless(!isVacant(before, started.stepIndex), 'a step for nobody'),
    ...skipped.map((index) => unless(isVacant(before, index), `step ${index} is left out`)),
  );
}

function stepEnds({ before, events }: Told): string | undefined {
  const [ended] = eventsOf(events, 'stepEnded');
  if (!ended || !hasFloor(before)) return undefined;
  const yielded = [...before.floor.yielded, ...eventsOf(events, 'yielded').map(({ by }) => by)];
  const reasons = {
    deadline: before.phase === 'live' && ended.atMs >= graceEndsAtMs(before),
    yielded: seatedOn(before, currentStep(before)).every((uid) => yielded.includes(uid)),
    host: true,
    vacant:
      before.phase === 'paused' &&
      seatedOn(before, currentStep(before)).every((uid) => yielded.includes(uid)),
  };
  return unless(reasons[ended.reason], `the step ended early: ${ended.reason}`);
}

function pauses({ before, after, events }: Told): string | undefined {
  const [paused] = eventsOf(events, 'paused');
  if (paused && before.phase === 'live') {
    const leftMs = Math.max(0, before.floor.endsAtMs - paused.atMs);
    return unless(paused.remainingMs === leftMs, `${leftMs} ms were left`);
  }
  if (before.phase !== 'paused' || after.phase !== 'live') return undefined;
  if (after.floor.stepIndex !== before.floor.stepIndex) return undefined;
  return unless(
    after.floor.endsAtMs === after.atMs + before.remainingMs,
    `${before.remainingMs} ms were left`,
  );
}

/** After a rest the step has exactly as much time as before it, and its words still count. */
function rests({ before, events, after }: Told): string | undefined {
  const [rest] = eventsOf(events, 'cooledOff');
  if (!rest || !hasFloor(before) || !hasFloor(after)) return undefined;
  const leftMs = Math.max(0, before.floor.endsAtMs - rest.atMs);
  return firstOf(
    unless(after.floor.endsAtMs - rest.untilMs === leftMs, `${leftMs} ms were left`),
    unless(!before.floor.turn || after.floor.used === before.floor.used, 'words were forgotten'),
    unless(rest.untilMs > rest.atMs, 'a rest in the past'),
  );
}

function banks({ before, after, events }: Told): string | undefined {
  const [returned] = eventsOf(events, 'prepReturned');
  return firstOf(
    ...(['for', 'against'] as const).map((side) => {
      const used = returned?.side === side ? returned.usedMs : 0;
      return unless(
        used >= 0 && after.banks[side] === before.banks[side] - used,
        `the bank of ${side} is overdrawn`,
      );
    }),
  );
}

export const RULES_OF_THE_CLOCK: Record<string, Rule> = {
  'a deadline moves only under a new number': numbers,
  'a new deadline lies ahead and has a number of its own': atEachCommand(newDeadlines),
  'the clock acts at a deadline, never before it, and once however often it is told to': atEachCommand(ticks),
  'a command that names a moment is done in that moment, and once': atEachCommand(moments),
  'the end of a step never comes nearer, but for the rest of a wait that is over': atEachCommand(
    ({ before, events, after }) => {
      if (eventsOf(events, 'restatementAnswered').length > 0) return undefined;
      if (!hasFloor(before) || !hasFloor(after) || before.floor.stepIndex !== after.floor.stepIndex)
        return undefined;
      return unless(after.floor.endsAtMs >= before.floor.endsAtMs, 'the end came nearer');
    },
  ),
  'the steps follow one another; one is left out only where nobody is there for it': atEachCommand(steps),
  'no step ends early unless all who are there have yielded, or the host says so': atEachCommand(stepEnds),
  'a pause neither gives nor takes time of a step': atEachCommand(pauses),
  'a rest neither gives nor takes time of a step': atEachCommand(rests),
  'a bank gives what it has, and is never overdrawn': atEachCommand(banks),
};
