import { QUICK_CLASH, type DebateState, type Format } from '@rostrum/domain';
import { aDebate, aSituation, BEN, CLEO, play, SITUATIONS } from '@rostrum/domain/testing';

const in1v1 = (phase: DebateState['phase'], changes: Partial<Format> = {}) =>
  aDebate({ phase, hostId: CLEO, format: { ...QUICK_CLASH, ...changes } });

/** States that trying each command would reach only after too many steps. */
const FAR_AWAY = {
  'a coin before the preparation': () => in1v1('readyCheck', { coinFlip: true }),
  'a coin and a preparation': () => in1v1('coinFlip', { coinFlip: true }),
  'a coin and no preparation': () => in1v1('coinFlip', { coinFlip: true, preparationSeconds: 0 }),
  'no preparation': () => in1v1('readyCheck', { preparationSeconds: 0 }),
  'the last step': () =>
    play(in1v1('live'), ...QUICK_CLASH.steps.slice(1).map(() => ({ type: 'nextStep' as const, by: CLEO }))),
  'nobody left but one': () =>
    play(in1v1('live', { prepBankSeconds: 60 }), { type: 'leave', by: BEN }, { type: 'resume', by: CLEO }),
};

/** The starting states for exploring the machine: every situation of its tests, and remote ones. */
export function sampleStates(): DebateState[] {
  return [...SITUATIONS.map(aSituation), ...Object.values(FAR_AWAY).map((make) => make())];
}
