import { FORMATS, type DebateState } from '@rostrum/domain';
import { ADA, aDebate, aRoom, BEN, CLEO, NOON_MS, play, wait } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { bankLeftMs, turnActions } from './turn-actions.ts';

const forum = aDebate({ phase: 'live', format: FORMATS.get('public-forum')! });
const parliament = aDebate({ phase: 'live', format: FORMATS.get('british-parliamentary')! });
const open = aDebate({ phase: 'live', format: FORMATS.get('open-floor')! });

const actions = (debate: DebateState, uid: string, afterMs = 0) =>
  turnActions(aRoom({ debate }), uid, debate.atMs + afterMs);
const labels = (debate: DebateState, uid: string) => actions(debate, uid).map(({ label }) => label);

describe('preparation out of the bank', () => {
  it('is offered to the side whose speech it is, before its first words', () => {
    expect(labels(forum, ADA)).toEqual(['Take prep, 3:00 left', 'Yield']);
    expect(labels(forum, BEN)).toEqual([]);
    const spoken = play(forum, { type: 'speak', by: ADA, messageId: 'm', characters: 5 });
    expect(labels(spoken, ADA)).toEqual(['Yield']);
  });

  it('is ended by the side that takes it, and by nobody else', () => {
    const taken = play(forum, { type: 'takePrep', by: ADA });
    expect(labels(taken, ADA)).toEqual(['End prep and speak']);
    expect(labels(taken, BEN)).toEqual([]);
  });

  it('says that the bank is empty', () => {
    const empty = play(forum, { type: 'takePrep', by: ADA }, wait(180_000), 'deadline');
    expect(actions(empty, ADA)[0]).toMatchObject({
      label: 'Take prep, 0:00 left',
      because: 'Your side has no preparation time left.',
    });
  });

  it('runs down while it is taken', () => {
    const room = aRoom({ debate: play(forum, { type: 'takePrep', by: ADA }) });
    expect(bankLeftMs(room, 'for', NOON_MS + 20_000)).toBe(160_000);
    expect(bankLeftMs(room, 'against', NOON_MS + 20_000)).toBe(180_000);
  });
});

describe('offering a point of information', () => {
  it('rests with its reason in the protected part, and is open after it', () => {
    expect(actions(parliament, BEN)[0]).toMatchObject({
      label: 'Offer a POI',
      because: expect.stringContaining('protected'),
    });
    expect(actions(parliament, BEN, 60_000)).toMatchObject([{ label: 'Offer a POI' }]);
    expect(actions(parliament, BEN, 60_000)[0]?.because).toBeUndefined();
  });

  it('is absent for one’s own bench, for a watcher, and in formats without it', () => {
    expect(labels(parliament, 'for-2')).toEqual([]);
    expect(labels(parliament, CLEO)).toEqual([]);
    expect(labels(forum, BEN)).toEqual([]);
  });

  it('waits for the one that is offered already', () => {
    const offered = play(parliament, wait(60_000), { type: 'offerPoi', by: BEN });
    expect(actions(offered, 'against-2')[0]?.because).toContain('already waiting');
  });
});

describe('raising a hand', () => {
  const first = play(open, { type: 'raiseHand', by: 'emil' });

  it('is open to everybody in a step with a queue', () => {
    expect(labels(open, CLEO)).toEqual(['Raise hand']);
    expect(labels(aDebate({ phase: 'live' }), CLEO)).toEqual([]);
  });

  it('says one’s place in the queue, and can be taken back', () => {
    const queued = play(first, { type: 'raiseHand', by: 'dara' }, { type: 'raiseHand', by: CLEO });
    expect(labels(queued, CLEO)).toEqual(['Lower hand, 2nd in the queue']);
  });

  it('ends with the turn, which can be yielded', () => {
    expect(labels(first, 'emil')).toEqual(['Yield']);
  });
});
