import { FORMATS, withPace } from '@rostrum/domain';
import { ADA, aDebate, NOON_MS, play } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { bellOf } from './milestone.ts';

const live = aDebate({ phase: 'live' });
const at = (seconds: number) => bellOf(live, NOON_MS + seconds * 1_000);

describe('the bells of a step', () => {
  it('are said once each, and heard with more strokes as time runs out', () => {
    expect(at(59)).toBeUndefined();
    expect(at(60)).toMatchObject({ text: 'One minute left.', strokes: 1 });
    expect(at(61)?.id).toBe(at(89)?.id);
    expect(at(90)).toMatchObject({ text: 'Thirty seconds left.', strokes: 2 });
    expect(at(120)).toMatchObject({ text: 'Time. 15 seconds to finish.', strokes: 3 });
  });

  it('have another id in every step', () => {
    const next = play(live, { type: 'yield', by: ADA });
    expect(bellOf(next, NOON_MS + 60_000)?.id).not.toBe(at(60)?.id);
  });

  it('do not ring at the start of a short step', () => {
    const format = { ...live.format, steps: live.format.steps.map((step) => ({ ...step, seconds: 30 })) };
    expect(bellOf(aDebate({ phase: 'live', format }), NOON_MS)).toBeUndefined();
  });

  it('leave no time to finish after a vote', () => {
    const debate = aDebate({ phase: 'live', format: FORMATS.get('oxford')! });
    expect(bellOf(debate, NOON_MS + 120_000)?.text).toBe('Time.');
  });

  it('do not ring by correspondence, or without a running step', () => {
    const format = withPace(live.format, 'correspondence');
    expect(bellOf(aDebate({ phase: 'live', format }), NOON_MS + 86_370_000)).toBeUndefined();
    expect(bellOf(aDebate({ phase: 'paused' }), NOON_MS + 100_000)).toBeUndefined();
  });
});
