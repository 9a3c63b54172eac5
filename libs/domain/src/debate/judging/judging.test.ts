import { describe, expect, it } from 'vitest';
import { aDebate, aRuling } from '../../testing/index.ts';
import { BRITISH_PARLIAMENTARY } from '../formats/british-parliamentary.ts';
import { PUBLIC_FORUM } from '../formats/public-forum.ts';
import { WORLD_SCHOOLS } from '../formats/world-schools.ts';
import { ballotProblem } from './check-ballot.ts';
import type { BallotRuling } from './judge-ballot.ts';
import { panelResult } from './panel-decision.ts';
import { scoredIn, teamsIn } from './scored.ts';

type Sides = Extract<BallotRuling, { kind: 'sides' }>;
type Teams = Extract<BallotRuling, { kind: 'teams' }>;

const inFormat = (format: typeof PUBLIC_FORUM) => aDebate({ phase: 'live', hostId: 'cleo', format });
const FORUM = inFormat(PUBLIC_FORUM);
const SCHOOLS = inFormat(WORLD_SCHOOLS);
const PARLIAMENT = inFormat(BRITISH_PARLIAMENTARY);
const forum = (changes: Partial<Sides> = {}) => ({ ...aRuling(FORUM), ...changes }) as Sides;
const parliament = (changes: Partial<Teams> = {}) => ({ ...aRuling(PARLIAMENT), ...changes }) as Teams;
const all = (value: number, points: Record<string, number>) =>
  Object.fromEntries(Object.keys(points).map((key) => [key, value]));

describe('the points of a ballot', () => {
  it('are for every seat with a person, and in World Schools for each reply', () => {
    expect(scoredIn(FORUM).map(({ key }) => key)).toEqual(['for-1', 'for-2', 'against-1', 'against-2']);
    expect(scoredIn(SCHOOLS).slice(-2)).toMatchObject([
      { key: 'opp-reply', side: 'against', points: { least: 30, most: 40 } },
      { key: 'prop-reply', side: 'for', points: { least: 30, most: 40 } },
    ]);
    const seats = { ...PARLIAMENT.seats, 'for-4': null };
    expect(scoredIn({ ...PARLIAMENT, seats })).toHaveLength(7);
  });

  it('belong to four teams in British Parliamentary, or fewer where nobody sits', () => {
    expect(teamsIn(PARLIAMENT).map(({ id }) => id)).toEqual(['for-1', 'against-1', 'for-3', 'against-3']);
    const seats = { ...PARLIAMENT.seats, 'for-3': null, 'for-4': null };
    expect(teamsIn({ ...PARLIAMENT, seats }).map(({ name }) => name)).toEqual([
      'Opening government',
      'Opening opposition',
      'Closing opposition',
    ]);
  });
});

describe('a ballot', () => {
  it('can stand if it follows its format', () => {
    for (const debate of [FORUM, SCHOOLS, PARLIAMENT])
      expect(ballotProblem(debate, aRuling(debate))).toBeUndefined();
  });

  it('belongs to its format', () => {
    expect(ballotProblem(FORUM, parliament())).toBe('ballot-other-kind');
    expect(ballotProblem(PARLIAMENT, forum())).toBe('ballot-other-kind');
  });

  it('scores everybody who sat, and nobody else', () => {
    const { 'for-1': _, ...rest } = forum().points;
    expect(ballotProblem(FORUM, forum({ points: rest }))).toBe('points-missing');
    expect(ballotProblem(FORUM, forum({ points: { ...forum().points, 'for-9': 28 } }))).toBe(
      'points-of-nobody',
    );
    expect(ballotProblem(FORUM, forum({ points: { ...rest, constructor: 28 } }))).toBe('points-missing');
  });

  it.each([24.5, 30.5, 28.25, 0])('has points on the scale, not %s', (points) => {
    expect(ballotProblem(FORUM, forum({ points: { ...forum().points, 'for-1': points } }))).toBe(
      'points-off-scale',
    );
  });

  it.each([49, 101, 70.5])('has whole points from 50 to 100 in British Parliamentary, not %s', (points) => {
    expect(
      ballotProblem(PARLIAMENT, parliament({ points: { ...parliament().points, 'for-1': points } })),
    ).toBe('points-off-scale');
  });

  it('names a low-point win as one, in the leagues of the United States', () => {
    const low = forum({ winner: 'against' });
    expect(ballotProblem(FORUM, low)).toBe('low-point-unsaid');
    expect(ballotProblem(FORUM, { ...low, isLowPointWin: true })).toBeUndefined();
    expect(ballotProblem(FORUM, forum({ isLowPointWin: true }))).toBe('low-point-untrue');
    const level = forum({ points: all(28, forum().points) });
    expect(ballotProblem(FORUM, level)).toBeUndefined();
    expect(ballotProblem(FORUM, { ...level, isLowPointWin: true })).toBe('low-point-untrue');
  });

  it('has no low-point win and no tie in World Schools', () => {
    const right = aRuling(SCHOOLS) as Sides;
    expect(ballotProblem(SCHOOLS, { ...right, winner: 'against' })).toBe('points-contradict');
    expect(ballotProblem(SCHOOLS, { ...right, winner: 'against', isLowPointWin: true })).toBe(
      'points-contradict',
    );
    const level = { ...all(70, right.points), 'opp-reply': 35, 'prop-reply': 35 };
    expect(ballotProblem(SCHOOLS, { ...right, points: level })).toBe('points-level');
  });

  it('gives each team one place in British Parliamentary', () => {
    for (const ranking of [
      ['for-1', 'against-1', 'for-3'],
      ['for-1', 'for-1', 'for-3', 'against-3'],
      ['for-1', 'against-1', 'for-3', 'for-4'],
    ])
      expect(ballotProblem(PARLIAMENT, parliament({ ranking }))).toBe('ranks-wrong');
  });

  it('has team totals in the order of the places, without a tie, in British Parliamentary', () => {
    const turned = parliament().ranking.toReversed();
    expect(ballotProblem(PARLIAMENT, parliament({ ranking: turned }))).toBe('points-contradict');
    expect(ballotProblem(PARLIAMENT, parliament({ points: all(75, parliament().points) }))).toBe(
      'points-level',
    );
  });
});

describe('a panel', () => {
  const won = (winner: 'for' | 'against') => aRuling(FORUM, { winner });
  const ranked = (...ranking: string[]) => aRuling(PARLIAMENT, { ranking });

  it('decides nothing without a ballot', () => {
    expect(panelResult(FORUM, [])).toBeUndefined();
  });

  it('decides by majority between two sides, with the means of the points', () => {
    expect(panelResult(FORUM, [won('for'), won('against'), won('against')])).toMatchObject({
      winner: 'against',
      votes: { for: 1, against: 2 },
      tieBreak: null,
    });
    const result = panelResult(FORUM, [won('for'), won('against')]);
    expect(result?.points['for-1']).toBe(27.75);
  });

  it('lets its chair decide where the judges who are left are level', () => {
    expect(panelResult(FORUM, [won('against'), won('for')])).toMatchObject({
      winner: 'against',
      tieBreak: 'chair',
    });
  });

  const places = (...ballots: BallotRuling[]) => {
    const result = panelResult(PARLIAMENT, ballots);
    if (result?.kind !== 'teams') throw new Error('No teams were placed');
    return { order: result.places.map(({ teamId }) => teamId), tieBreak: result.tieBreak };
  };
  const [OG, OO, CG, CO] = ['for-1', 'against-1', 'for-3', 'against-3'] as const;

  it('places teams by the sum of their places', () => {
    expect(places(ranked(OG, OO, CG, CO), ranked(OO, OG, CO, CG), ranked(OO, CG, OG, CO))).toEqual({
      order: [OO, OG, CG, CO],
      tieBreak: null,
    });
  });

  it('breaks a tie of sums by points, then as its chair placed the teams', () => {
    const high = { ...ranked(OO, OG, CG, CO), points: { ...ranked(OO, OG, CG, CO).points, [OO]: 90 } };
    expect(places(ranked(OG, OO, CG, CO), high)).toEqual({ order: [OO, OG, CG, CO], tieBreak: 'points' });
    expect(places(ranked(OO, OG, CG, CO), ranked(OG, OO, CG, CO))).toEqual({
      order: [OO, OG, CG, CO],
      tieBreak: 'chair',
    });
  });
});
