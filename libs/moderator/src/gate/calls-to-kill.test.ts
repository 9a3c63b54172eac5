import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine/engine.ts';
import { callsToKill } from './calls-to-kill.ts';
import { createGate } from './gate.ts';

describe('a call for an unnamed person to kill somebody', () => {
  it.each([
    'someone should shoot the mayor',
    'Somebody ought to hang the judges',
    'I think someone needs to stab him',
    'This house believes that somebody must kill the president',
    'Someone should assassinate Smith',
    'anybody should just murder that woman',
  ])('is refused: %s', (words) => {
    expect(callsToKill(words)).toBe(true);
  });

  it.each([
    'someone should kill the engine',
    'somebody ought to shoot the film again',
    'someone must poison the rats',
    'Somebody should kill the bill',
    'Someone should kill Brexit',
    'Someone should hang the paintings',
    'Somebody has to shoot Dune again',
    'The state should execute murderers',
    'Nobody should kill the king in a game of chess',
    'Someone should hang paintings in the hall',
  ])('is not heard in: %s', (words) => {
    expect(callsToKill(words)).toBe(false);
  });

  it('is refused by the gate as a threat, beside a motion that passes', () => {
    const engine = createEngine();
    const gate = createGate(() => engine);
    expect(gate('This house believes that someone should shoot the mayor', 'motion')).toMatchObject({
      refusal: 'threat',
    });
    expect(gate('This house would let every city elect its mayor', 'motion').ok).toBe(true);
  });
});
