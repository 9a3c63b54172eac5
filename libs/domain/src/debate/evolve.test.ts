import { describe, expect, it } from 'vitest';
import { ADA, aDebateLog, BEN, playLog, wait } from '../testing/index.ts';
import { debateEventSchema } from './events.ts';
import { evolve, replay } from './evolve.ts';
import { debateStateSchema, type Phase } from './state.ts';

const PHASES: Phase[] = [
  'lobby',
  'readyCheck',
  'prep',
  'live',
  'paused',
  'debrief',
  'cancelled',
  'abandoned',
];

describe('the log of a debate', () => {
  it.each(PHASES)('replays to the exact state of the phase %s', (phase) => {
    const { state, events } = aDebateLog({ phase });
    expect(replay(events)).toEqual(state);
  });

  it.each(PHASES)('is stored and read back without loss in the phase %s', (phase) => {
    const { state, events } = aDebateLog({ phase });
    expect(debateStateSchema.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(events.map((event) => debateEventSchema.parse(JSON.parse(JSON.stringify(event))))).toEqual(events);
  });

  it('replays a whole debate, pauses and shared steps included', () => {
    const live = aDebateLog({ phase: 'live' });
    const rest = playLog(
      live.state,
      { type: 'speak', by: ADA, messageId: 'm1', characters: 900 },
      wait(30_000),
      { type: 'pause', by: ADA },
      wait(600_000),
      { type: 'resume', by: ADA },
      { type: 'yield', by: ADA },
      { type: 'yield', by: BEN },
      { type: 'speak', by: BEN, messageId: 'm2', characters: 40 },
      { type: 'yield', by: BEN },
      { type: 'yield', by: ADA },
      { type: 'yield', by: ADA },
      { type: 'yield', by: BEN },
    );
    expect(rest.state).toMatchObject({
      phase: 'debrief',
      outcome: 'completed',
      spoken: { [ADA]: 900, [BEN]: 40 },
    });
    expect(replay([...live.events, ...rest.events])).toEqual(rest.state);
  });

  it('makes no debate where it does not begin with its opening', () => {
    const { events } = aDebateLog({ phase: 'live' });
    expect(replay(events.slice(1))).toBeUndefined();
    expect(replay([])).toBeUndefined();
  });

  it('passes over an event that does not fit its phase, as a broken copy could hold, and still counts it', () => {
    const { state } = aDebateLog();
    const stray = { seq: 1, atMs: state.atMs, by: ADA };
    for (const event of [
      { ...stray, type: 'readied' as const },
      { ...stray, type: 'yielded' as const },
      { ...stray, type: 'paused' as const, remainingMs: 5 },
      { ...stray, type: 'resumed' as const, endsAtMs: 5 },
    ]) {
      expect(evolve(state, event)).toEqual({ ...state, seq: 1 });
    }
  });
});
