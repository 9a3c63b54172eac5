import {
  currentStep,
  debaterIds,
  floorHolders,
  seatTakenBy,
  type DebateState,
  type Side,
} from '@rostrum/domain';
import { intervene } from './intervention.ts';
import { listPeople } from './people.ts';
import type { Names, PolicyDecision, PolicyInput } from './policy.ts';

type Happened = Extract<PolicyInput, { type: 'happened' }>;
type Bell = Extract<PolicyInput, { type: 'bell' }>;

/** Opening, hand-over and close. Every other event passes in silence: the clock and the screen show it. */
export function announce(input: Happened, atMs: number): PolicyDecision[] {
  const { event } = input;
  if (event.type === 'ended') return [close(input, atMs)];
  if (event.type !== 'stepStarted') return [];
  return event.stepIndex === 0 ? [open(input, atMs)] : [handOver(input, atMs)];
}

export function announceTime({ stepSeq, secondsLeft, graceSeconds }: Bell, atMs: number): PolicyDecision {
  const says = {
    60: 'One minute.',
    30: 'Thirty seconds.',
    0: `Time. ${graceSeconds} seconds to finish your sentence.`,
  }[secondsLeft];
  return intervene('time', `${stepSeq}-${secondsLeft}`, atMs, {
    says,
    why: [{ label: 'Seconds left', value: String(secondsLeft) }],
  });
}

function open({ event, after, motion, names }: Happened, atMs: number): PolicyDecision {
  const bench = (side: Side) => listPeople(onSide(after, side), names) || 'Nobody';
  return intervene('open', String(event.seq), atMs, {
    says: `${bench('for')} for, ${bench('against')} against. ${turn(after, names)} I am an AI. I take no side.`,
    quote: motion,
    why: [{ label: 'Because', value: 'the debate goes live' }],
  });
}

function handOver({ event, after, names }: Happened, atMs: number): PolicyDecision {
  return intervene('handover', String(event.seq), atMs, {
    says: turn(after, names),
    why: [{ label: 'Because', value: 'a step ended' }],
  });
}

function close({ event, after }: Happened, atMs: number): PolicyDecision {
  const byHost = after.phase === 'debrief' && after.outcome === 'endedByHost';
  return intervene('close', String(event.seq), atMs, {
    says: byHost
      ? 'The host has ended the debate. The record stays open to everybody who was here.'
      : 'That was the last step. Thank you both. The record is open below.',
    why: [{ label: 'Because', value: byHost ? 'the host ended it' : 'the last step ended' }],
  });
}

/** "Opening, Against. Ben has the floor for 2:00." */
function turn(after: DebateState, names: Names): string {
  const step = currentStep(after);
  if (!step) return '';
  const holders = floorHolders(after);
  const verb = holders.length === 1 ? 'has the floor' : 'share the floor';
  return `${step.name}: ${listPeople(holders, names) || 'Nobody'} ${verb} for ${asClock(step.seconds)}.`;
}

function onSide(state: DebateState, side: Side): string[] {
  return debaterIds(state).filter((uid) => seatTakenBy(state, uid)?.side === side);
}

function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
