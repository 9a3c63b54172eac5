import { describe, expect, it } from 'vitest';
import { ADA, aDebate, aSituation, BEN, CLEO, DARA, play } from '../testing/index.ts';
import { OXFORD } from '../debate/formats/oxford.ts';
import type { Format } from '../debate/format.ts';
import {
  audienceVotes,
  openBallot,
  votePath,
  voteSchema,
  votesPath,
  type Choice,
  type Vote,
} from './vote.ts';

const vote = (before: Choice | null, after: Choice | null): Vote => ({ before, after });
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
  it('is the one before, until the first speech begins', () => {
    for (const phase of ['lobby', 'readyCheck', 'coinFlip', 'prep'] as const) {
      expect(openBallot(aDebate({ phase }))).toBe('before');
    }
    expect(openBallot(inStep(0))).toBeUndefined();
  });

  it('is none in a pause or preparation before the first word', () => {
    for (const phase of ['paused', 'prepBank'] as const) {
      expect(openBallot(aDebate({ phase }))).toBeUndefined();
    }
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
    expect(ballots).toEqual(['before', ...Array.from({ length: 10 }, () => undefined), 'after']);
  });

  it('is none once the debate is over', () => {
    for (const phase of ['debrief', 'archived', 'cancelled', 'abandoned'] as const) {
      expect(openBallot(aSituation(phase))).toBeUndefined();
    }
  });

  it('stays open in a pause of the vote', () => {
    expect(openBallot(play(inStep(0, OXFORD), { type: 'pause', by: CLEO }))).toBe('before');
    expect(openBallot(play(inStep(11, OXFORD), { type: 'pause', by: CLEO }))).toBe('after');
  });
});
