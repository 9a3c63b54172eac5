import { describe, expect, it } from 'vitest';
import { ADA, aDebate, aMessage, BEN, floorOf, play, wait } from '../testing/index.ts';
import { withNewWords } from './new-words.ts';

const debate = aDebate({ phase: 'live' });
const said = (text: string, changes = {}) => ({ ...aMessage({ text, ...changes }), id: text });
const later = { createdAtMs: debate.atMs + 1 };

describe('the words posted since a room was written', () => {
  it('count for their author as the server counts them', () => {
    const after = withNewWords(debate, [said('Fares are low. 🙂', later)]);
    const served = play(debate, wait(1), { type: 'speak', by: ADA, messageId: 'm', characters: 16 });
    expect(after.spoken).toEqual(served.spoken);
    expect(floorOf(after).used).toEqual(floorOf(served).used);
  });

  it('count only once, and not at all while they are held', () => {
    const old = said('Old', { createdAtMs: debate.atMs });
    expect(withNewWords(debate, [old, said('Held', { ...later, state: 'held' })])).toBe(debate);
  });

  it('count for nobody if a human released them later', () => {
    expect(withNewWords(debate, [said('Kept back', { ...later, restoredAtMs: 9 })])).toBe(debate);
  });

  it('from a point of information or another step leave the allowance of the step unchanged', () => {
    const words = [
      said('Why?', { ...later, authorId: BEN, kind: 'poi' }),
      said('Next', { ...later, stepIndex: 1 }),
    ];
    const after = withNewWords(debate, words);
    expect(floorOf(after).used).toEqual({});
    expect(after.spoken).toEqual({ [BEN]: 4, [ADA]: 4 });
  });
});
