import { QUICK_CLASH, withPace, type DebateState } from '@rostrum/domain';
import { ADA, aDebate, aRoom, BEN, CLEO, play } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { hasHadTurn } from './push-ask.tsx';

const slow = aDebate({ phase: 'live', format: withPace(QUICK_CLASH, 'correspondence') });
const speak = { type: 'speak', by: ADA, messageId: 'one', characters: 100 } as const;
const asks = (debate: DebateState, uid = ADA) => hasHadTurn(aRoom({ debate }), uid);

describe('the offer of push messages', () => {
  it('comes once somebody has posted and their turn is over, and not before', () => {
    const spoken = play(slow, speak);
    expect([asks(slow), asks(spoken)]).toEqual([false, false]);
    expect(asks(play(spoken, { type: 'yield', by: ADA }))).toBe(true);
  });

  it('does not come to somebody who let the turn pass in silence, who has yet to speak, or who watches', () => {
    const silent = play(slow, { type: 'yield', by: ADA });
    expect(asks(silent)).toBe(false);
    const spoken = play(slow, speak, { type: 'yield', by: ADA });
    expect([asks(spoken, BEN), asks(spoken, CLEO)]).toEqual([false, false]);
  });

  it('does not come live', () => {
    const live = play(aDebate({ phase: 'live' }), speak, { type: 'yield', by: ADA });
    expect(asks(live)).toBe(false);
  });
});
