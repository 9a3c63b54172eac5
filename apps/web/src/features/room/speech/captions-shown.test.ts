import { hasFloor, LIMITS } from '@rostrum/domain';
import { ADA, aDebate, aMessage, aRoom, BEN, NOON_MS, play } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { captionsShown } from './captions-shown.ts';

const debate = aDebate({ phase: 'live' });
const room = aRoom({ debate });
const stepIndex = hasFloor(debate) ? debate.floor.stepIndex : 0;
const caption = { id: ADA, uid: ADA, text: 'Voting is a duty', stepIndex, atMs: NOON_MS, writes: 1 };
const texts = (...args: Parameters<typeof captionsShown>) => captionsShown(...args).map(({ text }) => text);

describe('captions', () => {
  it('are shown to the others, with the name, and not to their author', () => {
    expect(captionsShown([caption], room, [], BEN, NOON_MS)).toEqual([
      { uid: ADA, name: 'Ada Marsh', text: 'Voting is a duty' },
    ]);
    expect(texts([caption], room, [], ADA, NOON_MS)).toEqual([]);
  });

  it('go once their words are posted, even before the server took them away', () => {
    const posted = { ...aMessage(), id: 'm1', authorId: ADA, createdAtMs: NOON_MS };
    expect(texts([caption], room, [posted], BEN, NOON_MS)).toEqual([]);
    expect(texts([caption], room, [{ ...posted, createdAtMs: NOON_MS - 1 }], BEN, NOON_MS)).toHaveLength(1);
    expect(texts([caption], room, [{ ...posted, authorId: BEN }], BEN, NOON_MS)).toHaveLength(1);
  });

  it('go ten seconds after the last word, with the step, and in a pause', () => {
    expect(texts([caption], room, [], BEN, NOON_MS + LIMITS.captionStandsMs - 1)).toHaveLength(1);
    expect(texts([caption], room, [], BEN, NOON_MS + LIMITS.captionStandsMs)).toEqual([]);
    expect(texts([{ ...caption, stepIndex: stepIndex - 1 }], room, [], BEN, NOON_MS)).toEqual([]);
    const paused = { ...room, debate: play(debate, { type: 'pause', by: ADA }) };
    expect(texts([caption], paused, [], BEN, NOON_MS)).toEqual([]);
  });
});
