import type { Phase } from '@rostrum/domain';
import { ADA, aDebate, aMessage, anIntervention, aRoom, BEN, play } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { isLookedBackOn, lookBack, partIn, shareWords } from './my-part.ts';

const live = aDebate({ phase: 'live' });
const spoken = (ada: number, ben: number) =>
  aRoom({
    debate: play(
      live,
      { type: 'speak', by: ADA, messageId: 'm', characters: ada },
      { type: 'yield', by: ADA },
      { type: 'speak', by: BEN, messageId: 'n', characters: ben },
      { type: 'end', by: ADA },
    ),
  });

describe('the debates that feedback covers', () => {
  it.each<[Phase, boolean]>([
    ['debrief', true],
    ['abandoned', true],
    ['cancelled', false],
    ['live', false],
  ])('a debate in the phase %s: %s', (phase, expected) => {
    expect(isLookedBackOn(aRoom({ debate: aDebate({ phase }) }))).toBe(expected);
  });
});

describe('my part', () => {
  it('is counted in characters and set beside the even share', () => {
    expect(partIn(spoken(300, 100), BEN)).toEqual({
      side: 'against',
      characters: 100,
      share: 0.25,
      fair: 0.5,
    });
  });

  it('stays on its bench after giving up the seat', () => {
    const { debate } = spoken(300, 100);
    const left = play(
      live,
      { type: 'speak', by: ADA, messageId: 'm', characters: 300 },
      { type: 'leave', by: ADA },
    );
    expect(partIn(aRoom({ debate: left }), ADA)).toMatchObject({ side: 'for', share: 1 });
    expect(partIn(aRoom({ debate }), 'cleo').side).toBeUndefined();
  });

  it('is one sentence, and a small difference is none', () => {
    expect(shareWords(partIn(spoken(300, 100), ADA))).toContain('75% of the words');
    expect(shareWords(partIn(spoken(300, 100), BEN))).toContain('more time than you used');
    expect(shareWords(partIn(spoken(110, 100), ADA))).toContain('close to an even 50%');
    expect(shareWords(partIn(aRoom({ debate: aDebate({ phase: 'abandoned' }) }), ADA))).toContain(
      'No one spoke',
    );
  });
});

describe('looking back', () => {
  it('counts only one’s own words that everybody saw, and the acts meant for oneself', () => {
    const said = (id: string, changes: Parameters<typeof aMessage>[0]) => ({ ...aMessage(changes), id });
    const act = (id: string, to: string) => ({ ...anIntervention({ to }), id });
    const looked = lookBack(
      [
        said('m1', { text: 'Four' }),
        said('m2', { text: 'Why so?', kind: 'question' }),
        said('m3', { state: 'held' }),
        said('m4', { authorId: BEN }),
      ],
      [act('a1', 'all'), act('a2', ADA), act('a3', BEN)],
      ADA,
    );
    expect(looked).toMatchObject({ messages: 2, questions: 1, longest: 7 });
    expect(looked.acts.map(({ id }) => id)).toEqual(['a2']);
  });
});
