import { roomPath, roomSchema, votePath, voteSchema, type Ballot, type Choice } from '@rostrum/domain';
import { describe, expect, test } from 'vitest';
import { tick } from '../clock/tick.ts';
import { aDebateInMemory } from '../testing/a-debate.ts';

const LISTENERS = ['cleo', ...Array.from({ length: 14 }, (_, index) => `listener-${index}`)];

/** Ada and Ben are about to debate; everybody else may vote. */
async function aDebateToVoteOn(formatId?: string) {
  const written: string[] = [];
  const after = async (writes: readonly { path: string }[]) => {
    written.push(...writes.map(({ path }) => path));
  };
  const debate = await aDebateInMemory({
    others: LISTENERS,
    settings: { strictness: 'strict', ...(formatId !== undefined && { formatId, lengths: {} }) },
    hooks: { after },
  });
  const { roomId, database, platform, run, begin, later } = debate;
  for (const uid of LISTENERS) await run(uid, { type: 'enter', roomId });
  const storedRoom = () => roomSchema.parse(database.get(roomPath(roomId)).fields);
  return {
    vote: async (uid: string, ballot: Ballot, choice: Choice, commandId?: string) => {
      const voted = await run(
        uid,
        { type: 'vote', roomId, ballot, choice },
        commandId ? { id: commandId } : {},
      );
      return voted.ok ? 'counted' : voted.refusal;
    },
    voteOf: (uid: string) => voteSchema.parse(database.get(votePath(roomId, uid)).fields ?? {}),
    writesToVotes: () => written.filter((path) => path.includes('/votes/')).length,
    judge: (uid: string) => run('ada', { type: 'nameJudges', roomId, uids: [uid] }),
    begin,
    /** The last vote opens. */
    endSpeeches: () => run('ada', { type: 'end', roomId }),
    /** It closes, and the votes are counted. */
    closeVote: async () => {
      await run('ada', { type: 'nextStep', roomId });
      await tick(platform, { roomId, stepSeq: storedRoom().debate.seq, mark: 'tally' }, later());
    },
    phase: () => storedRoom().debate.phase,
    /** As it is stored: everybody in the room can read it. */
    stored: () =>
      Object.entries(database.get(roomPath(roomId)).fields ?? {}).find(([name]) => name === 'tally')?.[1],
  };
}

describe('a vote before the debate', () => {
  test('can be changed until the first speech begins, and not one command later', async () => {
    const { vote, voteOf, begin } = await aDebateToVoteOn();
    expect(await vote('cleo', 'before', 'undecided')).toBe('counted');
    expect(await vote('cleo', 'before', 'for')).toBe('counted');
    await begin();
    expect(await vote('cleo', 'before', 'against')).toBe('first-vote-stays-for');
    expect(voteOf('cleo').before).toBe('for');
  });

  test('that is retried while the last vote is open counts in neither', async () => {
    const { vote, voteOf, begin, endSpeeches, phase } = await aDebateToVoteOn();
    await vote('cleo', 'before', 'for', 'answer-lost');
    await begin();
    await endSpeeches();
    expect(phase()).toBe('verdictVote');
    expect(await vote('cleo', 'before', 'for', 'answer-lost')).toBe('first-vote-stays-for');
    expect(voteOf('cleo')).toMatchObject({ before: 'for', after: null });
    expect(await vote('listener-1', 'before', 'against')).toBe('first-vote-missed');
  });

  test('that is the same again writes nothing', async () => {
    const { vote, writesToVotes } = await aDebateToVoteOn();
    await vote('cleo', 'before', 'for');
    await vote('cleo', 'before', 'for');
    expect(writesToVotes()).toBe(1);
    await vote('cleo', 'before', 'against');
    expect(writesToVotes()).toBe(2);
  });
});

describe('a vote after the debate', () => {
  test('waits for the last step, and ends with the debate', async () => {
    const { vote, begin, endSpeeches, closeVote } = await aDebateToVoteOn();
    expect(await vote('cleo', 'after', 'for')).toBe('second-vote-not-open');
    await begin();
    expect(await vote('cleo', 'after', 'for')).toBe('second-vote-not-open');
    await endSpeeches();
    expect(await vote('cleo', 'after', 'against')).toBe('counted');
    await closeVote();
    expect(await vote('cleo', 'after', 'for')).toBe('second-vote-stays-against');
    expect(await vote('listener-1', 'after', 'for')).toBe('votes-closed');
    expect(await vote('listener-1', 'before', 'for')).toBe('votes-closed');
  });

  test('of a person who joined late is counted separately, and decides nothing', async () => {
    const { vote, begin, endSpeeches, closeVote, stored } = await aDebateToVoteOn();
    for (const uid of LISTENERS.slice(1, 7)) await vote(uid, 'before', 'undecided');
    await begin();
    await endSpeeches();
    for (const uid of LISTENERS.slice(1, 7)) await vote(uid, 'after', 'for');
    for (const uid of LISTENERS.slice(7)) expect(await vote(uid, 'after', 'against')).toBe('counted');
    await closeVote();
    expect(stored()).toMatchObject({ voted: { before: 6, after: 6 }, gained: 'for', late: 8 });
  });
});

describe('a judge', () => {
  test('has no vote in the audience, and one from before does not count', async () => {
    const { vote, judge, begin, endSpeeches, closeVote, stored } = await aDebateToVoteOn('lincoln-douglas');
    for (const uid of LISTENERS.slice(0, 7)) expect(await vote(uid, 'before', 'undecided')).toBe('counted');
    await judge('cleo');
    expect(await vote('cleo', 'before', 'for')).toBe('judges-do-not-vote');
    await begin();
    await endSpeeches();
    for (const uid of LISTENERS.slice(1, 7)) expect(await vote(uid, 'after', 'for')).toBe('counted');
    expect(await vote('cleo', 'after', 'against')).toBe('judges-do-not-vote');
    await closeVote();
    expect(stored()).toMatchObject({ voted: { before: 6, after: 6 } });
  });
});

test('the stored counts of a small vote give no vote away', async () => {
  const { vote, begin, endSpeeches, closeVote, stored } = await aDebateToVoteOn();
  for (const uid of LISTENERS.slice(1, 5)) await vote(uid, 'before', 'for');
  await begin();
  await endSpeeches();
  for (const uid of LISTENERS.slice(1, 5)) await vote(uid, 'after', 'for');
  await closeVote();
  expect(stored()).toEqual({
    voted: { before: null, after: null },
    counts: null,
    swing: null,
    gained: null,
    changed: null,
    late: 0,
  });
});
