import { ADA, aDebate, aRoom, play } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { hintFor, type DraftHint } from './judge-draft.ts';
import { createJudge } from './judge-text.ts';

const judge = createJudge();
const room = aRoom({ debate: aDebate({ phase: 'live' }) });
const hint = (text: string, changes: { room?: typeof room; recent?: string[] } = {}): DraftHint | null =>
  hintFor({ text, uid: ADA, room, recent: [], ...changes }, judge);

describe('the hint at a draft', () => {
  it('quotes the words about a person, in place, and warns that the message would be held', () => {
    const text = 'Grades are fair, and you are an idiot.';
    const found = hint(text);
    expect(found).toMatchObject({ act: 'personAttack', quote: 'you are an idiot', holds: true });
    expect(found?.spans.map(({ start, end }) => text.slice(start, end))).toEqual(['you are an idiot']);
  });

  it('knows the others in the room by name', () => {
    expect(hint('Ben is an idiot.')).toMatchObject({ quote: 'Ben is an idiot' });
  });

  it('points at private details and at a threat, and says that each would be kept back', () => {
    expect(hint('Write to me at ada.marsh@example.com.')).toMatchObject({ act: 'privacy', holds: true });
    expect(hint('I will kill you tomorrow.')).toMatchObject({ act: 'severe', holds: true });
  });

  it('stays silent about a hard word for an argument, and about nothing', () => {
    expect(hint('That argument is stupid, and here is why.')).toBeNull();
    expect(hint('   ')).toBeNull();
  });

  it('stays silent while the host has paused the AI', () => {
    const paused = aRoom({ debate: play(aDebate({ phase: 'live' }), { type: 'pauseModerator', by: ADA }) });
    expect(hint('You are an idiot.', { room: paused })).toBeNull();
  });
});
