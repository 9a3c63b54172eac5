import { ADA, aDebate, aRoom, CLEO } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { draftHintOf } from './draft-hint.ts';

const room = aRoom({ debate: aDebate({ phase: 'live' }) });

describe('the hint at a draft', () => {
  it('quotes the words about a person and says that the message would be held', () => {
    const hint = draftHintOf('You are an idiot.', room, ADA);
    expect(hint?.holds).toBe(true);
    expect('You are an idiot.').toContain(hint?.quote);
  });

  it('knows the name of the other side', () => {
    expect(draftHintOf('Ben is an idiot.', room, ADA)).toMatchObject({ quote: 'Ben is an idiot' });
  });

  it('is silent about words that attack a claim', () => {
    expect(draftHintOf('That argument is stupid, and here is why.', room, ADA)).toBeUndefined();
    expect(draftHintOf('   ', room, ADA)).toBeUndefined();
  });

  it('is only for who has a seat', () => {
    expect(draftHintOf('You are an idiot.', room, CLEO)).toBeUndefined();
  });
});
