import { describe, expect, it } from 'vitest';
import { createEngine } from './engine.ts';

const engine = createEngine();
const MOTION = 'This house would make public transport free';

describe('the engine', () => {
  it('gives a result for every head that has enough to go by', () => {
    const judgement = engine.judge(
      'Free buses help poor families, because fares eat a tenth of their income.',
      {
        motion: MOTION,
        said: ['Fares pay for half of the network.'],
        candidates: ['Fares pay for half of the network.', 'Cars are loud.'],
        keyPoints: ['Free transport helps the poor', 'It costs too much'],
      },
    );
    expect(judgement.language).toBe('en');
    expect(judgement.personAttack.flag).toBe(false);
    expect(judgement.claim?.flag).toBe(true);
    expect(judgement.answers?.scores).toHaveLength(2);
    expect(judgement.keyPoints).toHaveLength(2);
    expect(judgement.stance?.label).not.toBe('against');
  });

  it('judges a message the same under every name and after every message that it answers', () => {
    const alone = engine.judge('You are an idiot.');
    const answering = engine.judge('You are an idiot.', {
      motion: MOTION,
      said: ['You are a fool.'],
      names: ['Ada'],
    });
    expect(answering.personAttack).toEqual(alone.personAttack);
    expect(answering.toxicity).toEqual(alone.toxicity);
  });

  it('keeps every score between 0 and 1 and every span inside the text', () => {
    for (const text of [
      'You i d i o t 🚲',
      'I hate Poles.',
      'ﷺ you fool',
      'mail me: a@b.org',
      'a'.repeat(5_000),
    ]) {
      for (const signal of Object.values(engine.judgeCivility(engine.analyse(text)))) {
        expect(signal.score).toBeGreaterThanOrEqual(0);
        expect(signal.score).toBeLessThanOrEqual(1);
        expect(signal.flag).toBe(signal.score >= 0.5);
        for (const { start, end } of signal.spans) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }
    }
  });

  it('leaves a calm counterfactual alone whichever group is named', () => {
    for (const group of [
      'women',
      'Muslims',
      'Poles',
      'deaf people',
      'trans people',
      'Jews',
      'immigrants',
      'old people',
    ]) {
      expect(engine.judgeMessage(`The law should protect ${group} when they look for work.`)).toEqual([]);
    }
  });
});
