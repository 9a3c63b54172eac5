import {
  currentStep,
  debaterIds,
  floorHolders,
  seatTakenBy,
  slowLength,
  type DebateState,
  type DebateOutcome,
  type Side,
} from '@rostrum/domain';
import type { ActedDecision } from './decision.ts';
import type { Names, PolicyEventOf, StepEnd } from './event.ts';
import { intervene } from './intervention.ts';
import { listPeople } from './people.ts';
import type { RegistrationOn } from './registration.ts';
import { POLICY_LIMITS } from './restraint-limits.ts';

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
  const says = {
    60: 'One minute.',
    30: 'Thirty seconds.',
    0: `Time. ${room.debate.format.graceSeconds} seconds to finish your sentence.`,
  }[secondsLeft];
  const why = [{ label: 'Seconds left', value: String(secondsLeft) }];
  return [intervene('time', `${stepSeq}-${secondsLeft}`, atMs, { says, why })];
}

function open({ event, room }: Happened): ActedDecision {
  const { debate: after, motion, names } = room;
  const bench = (side: Side) => listPeople(onSide(after, side), names) || 'Nobody';
  return intervene('open', String(event.seq), event.atMs, {
    says: `${bench('for')} for, ${bench('against')} against. ${turn(after, names)} I am an AI. I take no side.`,
    quote: motion,
    why: [{ label: 'Because', value: 'the debate goes live' }],
  });
}

function handOver({ event, room, ended }: Happened): ActedDecision {
  return intervene('handover', String(event.seq), event.atMs, {
    says: `${lastWords(ended, room.names)}${turn(room.debate, room.names)}`,
    why: [{ label: 'Because', value: 'a step ended' }],
  });
}

function callVote({ event, room, ended }: Happened): ActedDecision {
  const { verdictVoteSeconds } = room.debate.format;
  return intervene('handover', String(event.seq), event.atMs, {
    says: `${lastWords(ended, room.names)}That was the last step. Everybody but the debaters votes now, for ${asLength(verdictVoteSeconds)}.`,
    why: [{ label: 'Because', value: 'the last step ended' }],
  });
}

function close({ event, room, ended }: Happened): ActedDecision {
  const after = room.debate;
  const outcome = after.phase === 'debrief' ? after.outcome : 'completed';
  const { says, because } = CLOSINGS[outcome];
  return intervene('close', String(event.seq), event.atMs, {
    says: `${lastWords(ended, room.names)}${says(debaterIds(after).length === 2 ? 'both' : 'all')}`,
    why: [{ label: 'Because', value: because }],
  });
}

const CLOSINGS: Record<DebateOutcome, { says: (whom: string) => string; because: string }> = {
  completed: {
    says: (whom) => `That was the last step. Thank you ${whom}. The record is open below.`,
    because: 'the last step ended',
  },
  endedByHost: {
    says: () => 'The host has ended the debate. The record stays open to everybody who was here.',
    because: 'the host ended it',
  },
  agreed: {
    says: (whom) => `Both sides have agreed to end here. Thank you ${whom}. The record is open below.`,
    because: 'both sides agreed',
  },
};

/**
 * How a step ended for people who were still writing, or whom nobody heard. Held words are nobody's business but their author's,
 * so the sentence is true of a person who said nothing and of one whose words are held.
 */
function lastWords(ended: StepEnd | undefined, names: Names): string {
  if (!ended) return '';
  const { silent, sentByBell } = ended;
  return `${wentOut(listPeople(sentByBell, names), sentByBell.length)}${
    silent.length > 0 ? `Nothing from ${listPeople(silent, names)} reached the floor. ` : ''
  }`;
}

function wentOut(people: string, drafts: number): string {
  if (drafts === 0) return '';
  return drafts === 1
    ? `${people}’s draft went out by itself when the time was up. `
    : `The drafts of ${people} went out by themselves when the time was up. `;
}

/** "Opening, Against: Ben has the floor for 2:00." */
function turn(after: DebateState, names: Names): string {
  const step = currentStep(after);
  if (!step) return '';
  const length = asLength(step.seconds);
  if (step.kind === 'vote') return `${step.name}: everybody but the debaters votes, for ${length}.`;
  if (step.kind === 'openFloor') {
    return `${step.name}: raise a hand to speak. A turn lasts up to ${asLength(step.turnSeconds ?? 0)}, the block ${length}.`;
  }
  const holders = floorHolders(after);
  const verb = holders.length === 1 ? 'has the floor' : 'share the floor';
  return `${step.name}: ${listPeople(holders, names) || 'Nobody'} ${verb} for ${length}.`;
}

function onSide(state: DebateState, side: Side): string[] {
  return debaterIds(state).filter((uid) => seatTakenBy(state, uid)?.side === side);
}

/** "2:00", or "a day" for a long time. */
function asLength(seconds: number): string {
  if (seconds >= 7_200) return slowLength(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
