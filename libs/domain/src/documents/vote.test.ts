import { describe, expect, it } from 'vitest';
import { ADA, aDebate, aSituation, BEN, CLEO, DARA, play } from '../testing/index.ts';
import { OXFORD } from '../debate/formats/oxford.ts';
import type { Format } from '../debate/format.ts';
import {
  audienceVotes,
  openBallot,
  swingOf,
  tallySchema,
  tallyVotes,
  votePath,
  voteSchema,
  votesPath,
  winnerBySwing,
  type Choice,
  type Vote,
} from './vote.ts';

const vote = (before: Choice | null, after: Choice | null): Vote => ({ before, after });
const times = (count: number, one: Vote) => Array.from({ length: count }, () => one);
const inStep = (index: number, format?: Format) =>
  play(
    aDebate({ phase: 'live', hostId: CLEO, ...(format && { format }) }),
    ...Array.from({ length: index }, () => ({ type: 'nextStep' as const, by: CLEO })),
  );

describe('a vote', () => {
  it('is below its room, one for each person', () => {
    expect(votesPath('r1')).toBe('rooms/r1/votes');
    expect(votePath('r1', CLEO)).toBe('rooms/r1/votes/cleo');
  });

  it('is empty for a time at which the person did not vote', () => {
    expect(voteSchema.parse({ before: 'for' })).toEqual(vote('for', null));
    expect(voteSchema.parse({})).toEqual(vote(null, null));
    expect(voteSchema.safeParse({ before: 'both' }).success).toBe(false);
  });
});

describe('the votes that count', () => {
  it('are those of the audience: not of people who sat down after voting, or gave up a seat', () => {
    const debate = play(
      aDebate({ phase: 'live', hostId: CLEO }),
      { type: 'leave', by: BEN },
      { type: 'takeSeat', by: DARA, seatId: 'against-1' },
    );
    const votes = new Map([ADA, BEN, CLEO, DARA].map((uid) => [uid, vote('for', null)]));
    votes.set(CLEO, vote('against', null));
    expect(audienceVotes(debate, votes)).toEqual([vote('against', null)]);
  });
});

describe('the ballot that is open', () => {
  it('is the one before, until the first speech is over', () => {
    for (const phase of ['lobby', 'readyCheck', 'coinFlip', 'prep', 'live', 'paused', 'prepBank'] as const) {
      expect(openBallot(aDebate({ phase }))).toBe('before');
    }
    expect(openBallot(inStep(1))).toBeUndefined();
  });

  it('is none while the speeches go on, paused or not', () => {
    expect(openBallot(inStep(4))).toBeUndefined();
    expect(openBallot(play(inStep(2), { type: 'pause', by: CLEO }))).toBeUndefined();
  });

  it('is the one after, in the last vote', () => {
    expect(openBallot(aDebate({ phase: 'verdictVote' }))).toBe('after');
  });

  it('follows the steps that are votes, if a format has such steps', () => {
    const ballots = OXFORD.steps.map((_, index) => openBallot(inStep(index, OXFORD)));
    expect(ballots).toEqual(['before', 'before', ...Array.from({ length: 9 }, () => undefined), 'after']);
  });

  it('is none once the debate is over', () => {
    for (const phase of ['debrief', 'archived', 'cancelled', 'abandoned'] as const) {
      expect(openBallot(aSituation(phase))).toBeUndefined();
    }
  });

  it('stays open to people who come after the first watcher', () => {
    expect(
      openBallot(play(inStep(0), { type: 'watch', by: DARA }, { type: 'yield', by: ADA })),
    ).toBeUndefined();
    expect(openBallot(play(inStep(0), { type: 'watch', by: DARA }))).toBe('before');
  });
});

describe('counting the votes', () => {
  it('counts each time for itself, and who moved where', () => {
    const votes = [
      vote('for', 'for'),
      vote('undecided', 'for'),
      vote('undecided', 'for'),
      vote('against', 'undecided'),
      vote('for', null),
      vote(null, 'against'),
      vote(null, null),
    ];
    const tally = tallyVotes(votes);
    expect(tally).toEqual({
      before: { for: 2, against: 1, undecided: 2 },
      after: { for: 3, against: 1, undecided: 1 },
      moved: { 'for>for': 1, 'undecided>for': 2, 'against>undecided': 1 },
    });
    expect(tallySchema.parse(tally)).toEqual(tally);
  });

  it('finds nothing if nobody voted', () => {
    const tally = tallyVotes([]);
    expect(tally.moved).toEqual({});
    expect(swingOf(tally)).toBeUndefined();
    expect(winnerBySwing(tally)).toBeUndefined();
  });
});

describe('the swing', () => {
  it('is how far each side’s share moved, in percentage points', () => {
    const tally = tallyVotes([
      ...times(3, vote('for', 'for')),
      ...times(1, vote('against', 'against')),
      ...times(4, vote('undecided', 'against')),
      ...times(2, vote('undecided', 'undecided')),
    ]);
    expect(swingOf(tally)).toEqual({ for: 0, against: 40 });
  });

  it('compares shares, so that arrivals and departures do not decide', () => {
    const tally = tallyVotes([
      ...times(2, vote('for', null)),
      ...times(2, vote('against', null)),
      vote(null, 'for'),
    ]);
    expect(swingOf(tally)).toEqual({ for: 50, against: -50 });
  });

  it('needs votes at both times', () => {
    expect(swingOf(tallyVotes([vote('for', null)]))).toBeUndefined();
    expect(swingOf(tallyVotes([vote(null, 'for')]))).toBeUndefined();
  });
});

describe('the winner', () => {
  it('gained more percentage points, no matter which side has more people', () => {
    const votes = [...times(8, vote('for', 'for')), ...times(2, vote('undecided', 'against'))];
    expect(winnerBySwing(tallyVotes(votes))).toBe('against');
    expect(winnerBySwing(tallyVotes([vote('against', 'for'), vote('for', 'for')]))).toBe('for');
  });

  it('is nobody within half a point, and somebody just beyond', () => {
    const stay = (count: number) => times(count, vote('undecided', 'undecided'));
    const oneIn = (all: number) => tallyVotes([vote('undecided', 'for'), ...stay(all - 1)]);
    expect(winnerBySwing(oneIn(201))).toBe('even');
    expect(winnerBySwing(oneIn(200))).toBe('for');
    expect(winnerBySwing(tallyVotes(stay(3)))).toBe('even');
  });
});
