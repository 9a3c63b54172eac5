import { feedbackSchema } from '@rostrum/domain';
import { ADA, BEN } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { bareWords } from './bare-words.ts';
import { intervalOf, onSpeakerScale } from './score.ts';
import { written } from './testing.ts';

describe('feedback', () => {
  const ada = written.feedback.find(({ uid }) => uid === ADA)!;

  it('has seven dimensions for each debater, each with a reason and a next action', () => {
    expect(written.feedback.map(({ uid }) => uid)).toEqual([ADA, BEN]);
    expect(feedbackSchema.parse(ada)).toEqual(ada);
    for (const { reason, next, score, low, high } of ada.dimensions) {
      expect(reason && next).toBeTruthy();
      expect((low ?? 1) <= (score ?? 1) && (score ?? 5) <= (high ?? 5)).toBe(true);
    }
  });

  it('counts claims that the person answered, and those that their side left unanswered', () => {
    expect(ada.answered).toBeGreaterThan(0);
    expect(written.feedback.find(({ uid }) => uid === BEN)?.dropped).toBeGreaterThan(0);
  });

  it('gives points on a scale of speakers, from its least to its most', () => {
    for (const [scale, least, middle, most] of [
      ['wudc', 50, 75, 100],
      ['wsdc', 60, 70, 80],
      ['us', 25, 27.5, 30],
    ] as const) {
      expect([1, 3, 5].map((score) => onSpeakerScale(scale, score))).toEqual([least, middle, most]);
    }
  });

  it('is less sure with fewer chances', () => {
    const width = ([low, high]: [number, number]) => high - low;
    expect(width(intervalOf({ hits: 1, chances: 2 }))).toBeGreaterThan(
      width(intervalOf({ hits: 20, chances: 40 })),
    );
    expect(intervalOf({ hits: 0, chances: 0 })).toEqual([0, 1]);
  });

  it('reads past mistakes of grammar and spelling', () => {
    const keys = (text: string) => bareWords(text).map(({ key }) => key);
    expect(keys('the governement of a country increase taxs becouse it need money')).toEqual(
      keys('Governments in the countries are increasing taxes because it needs the money'),
    );
  });
});
