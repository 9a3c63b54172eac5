import { FORMATS, type DebateState } from '@rostrum/domain';
import { ADA, aDebate, aRoom, BEN, CLEO, NOON_MS, play, wait } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { happeningsOf } from './happening.ts';

const parliament = aDebate({ phase: 'live', format: FORMATS.get('british-parliamentary')! });
const forum = aDebate({ phase: 'live', format: FORMATS.get('public-forum')! });
const said = (debate: DebateState, uid: string) =>
  happeningsOf(aRoom({ debate }), uid, debate.atMs).map(({ text }) => text);

describe('announcements of news', () => {
  it('is one’s own turn, to oneself alone', () => {
    const live = aDebate({ phase: 'live' });
    expect(said(live, ADA)).toEqual(['You have the floor.']);
    expect(said(live, BEN)).toEqual([]);
  });

  it('is one’s place once it is the first, after a turn or a hand that was lowered', () => {
    const open = aDebate({ phase: 'live', hostId: CLEO, format: FORMATS.get('open-floor')! });
    const raised = play(open, ...['dara', ADA, BEN].map((by) => ({ type: 'raiseHand' as const, by })));
    expect([said(raised, ADA), said(raised, BEN)]).toEqual([['You’re next in line.'], []]);
    expect(said(play(raised, { type: 'lowerHand', by: ADA }), BEN)).toEqual(['You’re next in line.']);
    expect(said(play(raised, { type: 'yield', by: 'dara' }), BEN)).toEqual(['You’re next in line.']);
  });

  it('is a point that is offered, before one’s own turn', () => {
    const offered = play(parliament, wait(60_000), { type: 'offerPoi', by: BEN });
    expect(said(offered, ADA)).toEqual(['Ben Okafor offers a point of information.', 'You have the floor.']);
    const [before] = happeningsOf(aRoom({ debate: offered }), BEN, NOON_MS + 60_000);
    const taken = play(offered, { type: 'acceptPoi', by: ADA });
    const [after] = happeningsOf(aRoom({ debate: taken }), BEN, NOON_MS + 60_000);
    expect(after?.text).toContain('Your point is taken');
    expect(after?.id).not.toBe(before?.id);
  });

  it('include a side’s preparation, and the reason of a pause', () => {
    expect(said(play(forum, { type: 'takePrep', by: ADA }), BEN)).toEqual(['For takes preparation time.']);
    expect(said(play(forum, { type: 'pause', by: ADA }), BEN)).toEqual([
      'The host has paused the debate. It’ll carry on by itself.',
    ]);
    const stopped = play(forum, { type: 'halt', by: 'moderator' });
    expect(said(stopped, BEN)[0]).toContain('once the host has looked at it');
    expect(said(stopped, ADA)[0]).toContain('once you’ve looked at it');
    const gone = play(forum, { type: 'reportMissing', by: ADA, uid: BEN });
    expect(said(gone, ADA)[0]).toContain('Ben Okafor has lost connection');
  });

  it.each([
    ['readyCheck', 'All seats are taken'],
    ['prep', 'Preparation has begun'],
    ['paused', 'paused'],
  ] as const)('in %s is that it began', (phase, words) => {
    expect(said(aDebate({ phase }), BEN)[0]).toContain(words);
  });

  it('asks debaters once whether they are ready, and watchers never', () => {
    const check = aDebate({ phase: 'readyCheck' });
    const [asked] = happeningsOf(aRoom({ debate: check }), BEN, NOON_MS);
    const [after] = happeningsOf(aRoom({ debate: play(check, { type: 'ready', by: ADA }) }), BEN, NOON_MS);
    expect(asked?.text).toBe('All seats are taken. Say that you’re ready.');
    expect(after?.id).toBe(asked?.id);
    expect(said(check, CLEO)).toEqual(['All seats are taken.']);
  });

  it('is the vote, to those who have one', () => {
    const vote = aDebate({ phase: 'verdictVote' });
    expect(said(vote, CLEO)).toEqual(['The vote is open.']);
    expect(said(vote, ADA)).toEqual([]);
  });

  it('is nothing before the debate and after it', () => {
    expect(said(aDebate(), ADA)).toEqual([]);
    expect(said(aDebate({ phase: 'debrief' }), ADA)).toEqual([]);
  });
});
