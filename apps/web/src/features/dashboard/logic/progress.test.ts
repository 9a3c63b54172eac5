import type { Room } from '@rostrum/domain';
import { ADA, aDebate, aRoom, aTally, BEN, CLEO, FOR_GAINED, NOON_MS, play } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { progressOf } from './progress.ts';
import { airtimeWords, swingWords, weeksWords } from './progress-words.ts';

const DAY_MS = 86_400_000;
const spoken = play(
  aDebate({ phase: 'live' }),
  { type: 'speak', by: ADA, messageId: 'm', characters: 300 },
  { type: 'yield', by: ADA },
  { type: 'speak', by: BEN, messageId: 'n', characters: 100 },
  { type: 'end', by: ADA },
);
const ended = (daysAgo: number, change: Partial<Room> = {}) =>
  aRoom({ id: `r${daysAgo}`, debate: spoken, endedAtMs: NOON_MS - daysAgo * DAY_MS, ...change });
const progress = (rooms: Room[], uid = ADA) => progressOf(rooms, uid, NOON_MS);

describe('progress', () => {
  it('counts debates by the week in which they ended, the last week up to now', () => {
    const { weeks } = progress([ended(0), ended(6), ended(7), ended(55), ended(56)]);
    expect(weeks.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 1, 2]);
  });

  it('measures airtime in even shares, oldest first', () => {
    expect(progress([ended(1)]).airtime.map(({ value }) => value)).toEqual([1.5]);
    expect(progress([ended(1)], BEN).airtime.map(({ value }) => value)).toEqual([0.5]);
    const labels = progress([ended(1), ended(3)]).airtime.map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted((one, other) => Number.parseInt(one) - Number.parseInt(other)));
  });

  it('measures the swing to one’s own side, from either bench', () => {
    const voted = ended(1, { tally: FOR_GAINED });
    expect(progress([voted]).swing.map(({ value }) => Math.round(value))).toEqual([27]);
    expect(progress([voted], BEN).swing.map(({ value }) => Math.round(value))).toEqual([-27]);
  });

  it('ignores debates that one only hosted, or that had no votes or words', () => {
    expect(progress([ended(1)], CLEO)).toMatchObject({ airtime: [], swing: [] });
    const silent = ended(1, { debate: aDebate({ phase: 'debrief' }), tally: aTally([4, 'for', 'against']) });
    expect(progress([silent])).toMatchObject({ airtime: [], swing: [] });
  });

  it('marks the days on which one debated, today last', () => {
    const { days } = progress([ended(0), ended(13), ended(14)]);
    expect(days).toHaveLength(14);
    expect([days[0], days[1], days[13]]).toEqual([true, false, true]);
    expect(days.filter(Boolean)).toHaveLength(2);
  });
});

describe('the finding of a plot', () => {
  const points = (...values: number[]) => values.map((value) => ({ label: 'd', value }));

  it('is how often one debated', () => {
    expect(weeksWords(progress([]).weeks)).toBe('No debates in the last 8 weeks.');
    expect(weeksWords(progress([ended(1), ended(2)]).weeks)).toBe('2 debates in one of the last 8 weeks.');
  });

  it('is how much one wrote last', () => {
    expect(airtimeWords([])).toBe('Appears once you’ve written in a debate.');
    expect(airtimeWords(points(0.5, 1.04))).toBe('Last time you wrote an even share.');
  });

  it('is no trend under five votes, and "no change" if the band covers it', () => {
    expect(swingWords(points(1, 2, 3, 4))).toBe('Too few for a trend: 4 of 5 debates with votes.');
    expect(swingWords(points(5, -5, 5, -5, 5))).toBe('No change larger than its uncertainty.');
    expect(swingWords(points(1, 10, 20, 30, 40))).toBe(
      'Audiences are coming over to your side more than before.',
    );
  });
});
