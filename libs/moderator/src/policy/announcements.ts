import {
  currentStep,
  type DebateOutcome,
  debaterIds,
  type DebateState,
  floorHolders,
  seatTakenBy,
  type Side,
  slowLength,
  stepName,
} from '@rostrum/domain';
import * as m from '@rostrum/words/moderator-policy';
import type { ActedDecision } from './decision.ts';
import type { Names, PolicyEventOf, StepEnd } from './event.ts';
import { intervene } from './intervention.ts';
import { listPeople } from './people.ts';
import type { RegistrationOn } from './registration.ts';
import { POLICY_LIMITS } from './restraint-limits.ts';
import { because } from './why.ts';

type Happened = PolicyEventOf<'happened'>;

/* Every event without a rule here passes in silence: the clock and the screen show it. */

export const OPEN: RegistrationOn<'happened'> = {
  on: 'happened',
  rule: (input) => (isOpening(input) ? [open(input)] : []),
};

/** Hand-over, and the call for a vote. */
export const HANDOVER: RegistrationOn<'happened'> = {
  on: 'happened',
  rule: (input) => {
    const { type } = input.event;
    if (type === 'verdictVoteStarted') return [callVote(input)];
    return type === 'stepStarted' && !isOpening(input) ? [handOver(input)] : [];
  },
};

export const CLOSE: RegistrationOn<'happened'> = {
  on: 'happened',
  rule: (input) => (input.event.type === 'ended' ? [close(input)] : []),
};

export const TIME: RegistrationOn<'bell'> = { on: 'bell', rule: ringBell };

function isOpening({ event, room }: Happened): boolean {
  return event.type === 'stepStarted' && event.stepIndex === 0 && room.debate.phase === 'live';
}

/** A bell; after eight seconds it would say nothing new. */
function ringBell(bell: PolicyEventOf<'bell'>, nowMs: number): ActedDecision[] {
  const { stepSeq, secondsLeft, atMs, room } = bell;
  if (nowMs - atMs > POLICY_LIMITS.staleMs) return [];
  const words = {
    60: m.oneMinute,
    30: m.thirtySeconds,
    0: () => m.timeUp({ grace: room.debate.format.graceSeconds }),
  };
  const why = [{ label: m.secondsLeft(), value: String(secondsLeft) }];
  return [intervene('time', `${stepSeq}-${secondsLeft}`, atMs, { says: words[secondsLeft](), why })];
}

function open({ event, room }: Happened): ActedDecision {
  const { debate: after, motion, names } = room;
  const bench = (side: Side) => listPeople(onSide(after, side), names) || m.nobody();
  const benches = m.benches({ forPeople: bench('for'), againstPeople: bench('against') });
  return intervene('open', String(event.seq), event.atMs, {
    says: [benches, turn(after, names), m.neutral()].join(' '),
    quote: motion,
    why: [because(m.goesLive())],
  });
}

function handOver({ event, room, ended }: Happened): ActedDecision {
  return intervene('handover', String(event.seq), event.atMs, {
    says: [...lastWords(ended, room.names), turn(room.debate, room.names)].join(' '),
    why: [because(m.stepEnded())],
  });
}

function callVote({ event, room, ended }: Happened): ActedDecision {
  const { verdictVoteSeconds } = room.debate.format;
  return intervene('handover', String(event.seq), event.atMs, {
    says: [...lastWords(ended, room.names), m.callVote({ length: asLength(verdictVoteSeconds) })].join(' '),
    why: [because(m.lastStepEnded())],
  });
}

function close({ event, room, ended }: Happened): ActedDecision {
  const after = room.debate;
  const outcome = after.phase === 'debrief' ? after.outcome : 'completed';
  const { says, reason } = CLOSINGS[outcome];
  return intervene('close', String(event.seq), event.atMs, {
    says: [...lastWords(ended, room.names), says({ debaters: debaterIds(after).length })].join(' '),
    why: [because(reason())],
  });
}

type Closing = { says: (whom: { debaters: number }) => string; reason: () => string };

const CLOSINGS: Record<DebateOutcome, Closing> = {
  completed: { says: m.closed, reason: m.lastStepEnded },
  endedByHost: { says: m.closedByHost, reason: m.hostEnded },
  agreed: { says: m.closedByBoth, reason: m.bothAgreed },
};

/**
 * How a step ended for people who were still writing, or whom nobody heard. Held words are nobody's business but their author's,
 * so the sentence is true of a person who said nothing and of one whose words are held.
 */
function lastWords(ended: StepEnd | undefined, names: Names): string[] {
  if (!ended) return [];
  const { silent, sentByBell } = ended;
  const drafts = sentByBell.length;
  return [
    ...(drafts > 0 ? [m.draftsSent({ people: listPeople(sentByBell, names), drafts })] : []),
    ...(silent.length > 0 ? [m.nothingReached({ people: listPeople(silent, names) })] : []),
  ];
}

/** "Opening, Against: Ben has the floor for 2:00." */
function turn(after: DebateState, names: Names): string {
  const step = currentStep(after);
  if (!step) return '';
  const length = asLength(step.seconds);
  const name = stepName(after.format, step);
  if (step.kind === 'vote') return m.voteTurn({ step: name, length });
  if (step.kind === 'openFloor') {
    return m.openTurn({ step: name, turn: asLength(step.turnSeconds ?? 0), length });
  }
  const holders = floorHolders(after);
  const people = listPeople(holders, names);
  return m.turn({ step: name, holders: holders.length, people, length });
}

function onSide(state: DebateState, side: Side): string[] {
  return debaterIds(state).filter((uid) => seatTakenBy(state, uid)?.side === side);
}

/** "2:00", or "a day" for a long time. */
function asLength(seconds: number): string {
  if (seconds >= 7_200) return slowLength(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
