import { ADA, aDebate, BEN, CLEO, NOON_MS, play } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { isOffered, may } from './may.ts';

const live = aDebate({ phase: 'live' });

describe('a person’s possible actions', () => {
  it('follow the debate’s own decision', () => {
    expect(may(live, { type: 'pause', by: ADA }, NOON_MS)).toEqual({ allowed: true, asks: false });
    expect(may(live, { type: 'nextStep', by: ADA }, NOON_MS)).toEqual({ allowed: true, asks: true });
    expect(may(live, { type: 'pause', by: BEN }, NOON_MS)).toMatchObject({
      allowed: false,
      refusal: 'not-the-host',
      because: 'Only the host of this debate can do that.',
    });
  });

  it('have no button if it can never help', () => {
    expect(isOffered(may(live, { type: 'pause', by: BEN }, NOON_MS))).toBe(false);
    expect(isOffered(may(live, { type: 'resume', by: ADA }, NOON_MS))).toBe(false);
    expect(isOffered(may(live, { type: 'yield', by: CLEO }, NOON_MS))).toBe(false);
  });

  it('keep a disabled button with its reason', () => {
    const asked = play(aDebate({ phase: 'readyCheck' }), { type: 'ready', by: ADA });
    const verdict = may(asked, { type: 'ready', by: ADA }, NOON_MS);
    expect(verdict).toMatchObject({ allowed: false, refusal: 'already-ready' });
    expect(isOffered(verdict)).toBe(true);
  });
});
