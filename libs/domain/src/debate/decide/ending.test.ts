import { describe, expect, it } from 'vitest';
import { ADA, aDebate, ask, BEN, CLEO, DARA, play, wait } from '../../testing/index.ts';
import type { UnaimedCommand } from '../meant-step.ts';
import { OXFORD } from '../formats/oxford.ts';
import { PUBLIC_FORUM } from '../formats/public-forum.ts';
import { QUICK_CLASH } from '../formats/quick-clash.ts';
import { withPace } from '../format.ts';
import { deadlineOf, isFinished } from '../state.ts';

const MINUTE_MS = 60_000;
const propose = (by: string): UnaimedCommand => ({ type: 'proposeEnd', by });
const agree = (by: string): UnaimedCommand => ({ type: 'agree', by });
const decline = (by: string): UnaimedCommand => ({ type: 'decline', by });
const end = (by: string): UnaimedCommand => ({ type: 'end', by });
const watch = (by: string): UnaimedCommand => ({ type: 'watch', by });
const sweep: UnaimedCommand = { type: 'sweep', by: 'clock' };

const live = () => aDebate({ phase: 'live', hostId: CLEO });
const watched = () => play(live(), watch(DARA));
const proposed = () => play(live(), propose(ADA));

describe('an early end', () => {
  it('is proposed by one side and accepted by the other, within a minute', () => {
    expect(ask(proposed(), agree(BEN), MINUTE_MS)).toBe('agreed, ended');
    expect(ask(proposed(), agree(BEN), MINUTE_MS + 1)).toBe('nothing-asked');
    expect(play(proposed(), agree(BEN))).toMatchObject({ phase: 'debrief', outcome: 'agreed' });
  });

  it('is not accepted by the side that proposed it', () => {
    const two = play(aDebate({ phase: 'live', hostId: CLEO, format: PUBLIC_FORUM }), propose(ADA));
    for (const by of [ADA, 'for-2']) expect(ask(two, agree(by))).toBe('not-yours-to-answer');
    for (const by of [BEN, 'against-2']) expect(ask(two, agree(by))).toBe('agreed, ended');
  });

  it('is declined by the other side, or withdrawn by its proposer', () => {
    const two = play(aDebate({ phase: 'live', hostId: CLEO, format: PUBLIC_FORUM }), propose(ADA));
    expect(ask(two, decline(BEN))).toBe('declined');
    expect(ask(two, decline(ADA))).toBe('declined');
    expect(ask(two, decline('for-2'))).toBe('not-yours-to-answer');
    expect(ask(play(two, decline(BEN)), agree(BEN))).toBe('nothing-asked');
  });

  it('is proposed once at a time, and again only after it was declined or has lapsed', () => {
    expect(ask(proposed(), propose(BEN))).toBe('already-asked');
    expect(ask(proposed(), propose(BEN), MINUTE_MS)).toBe('already-asked');
    expect(ask(proposed(), propose(BEN), MINUTE_MS + 1)).toBe('asked');
    expect(ask(play(proposed(), decline(BEN)), propose(ADA))).toBe('asked');
  });

  it('is for debaters while the debate runs or is paused', () => {
    expect(ask(live(), propose(DARA))).toBe('not-seated');
    expect(ask(live(), propose(CLEO))).toBe('not-seated');
    expect(ask(aDebate({ phase: 'paused' }), propose(ADA))).toBe('asked');
    expect(ask(aDebate({ phase: 'prep' }), propose(ADA))).toBe('wrong-phase');
    expect(ask(aDebate({ phase: 'debrief' }), propose(ADA))).toBe('wrong-phase');
  });

  it('survives the end of a step, and is dropped at the end of the debate', () => {
    const next = play(proposed(), { type: 'yield', by: ADA });
    expect(ask(next, agree(BEN))).toBe('agreed, ended');
    expect(play(proposed(), end(CLEO)).asked).toBeNull();
  });
});

describe('ending', () => {
  it('is the host’s, whether the debate runs, is paused or prepares', () => {
    for (const phase of ['live', 'paused', 'prepBank'] as const) {
      expect(ask(aDebate({ phase, hostId: CLEO }), end(CLEO))).toBe('ended');
      expect(ask(aDebate({ phase, hostId: CLEO }), end(BEN))).toBe('not-the-host');
    }
    expect(play(live(), end(CLEO))).toMatchObject({ phase: 'debrief', outcome: 'endedByHost' });
  });

  it('is impossible before the debate begins or after it is over', () => {
    for (const phase of ['lobby', 'readyCheck', 'prep', 'verdictVote', 'debrief'] as const) {
      expect(ask(aDebate({ phase }), end(ADA))).toBe('wrong-phase');
    }
  });

  it('without a result is up to the remaining debaters when somebody left', () => {
    const left = play(live(), { type: 'leave', by: BEN });
    expect(ask(left, end(ADA))).toBe('abandoned');
    expect(ask(left, end(BEN))).toBe('not-the-host');
    expect(ask(left, end(DARA))).toBe('not-the-host');
  });
});

describe('the last vote', () => {
  it('is held for a minute if somebody watched, and skipped if nobody did', () => {
    expect(play(live(), end(CLEO)).phase).toBe('debrief');
    const vote = play(watched(), end(CLEO));
    expect(vote).toMatchObject({ phase: 'verdictVote', outcome: 'endedByHost' });
    expect(deadlineOf(vote)).toMatchObject({
      endsAtMs: vote.atMs + MINUTE_MS,
      actsAtMs: vote.atMs + MINUTE_MS,
    });
    expect(isFinished(vote)).toBe(false);
  });

  it('also follows an agreed end and the last step, and keeps how the debate ended', () => {
    expect(play(watched(), propose(ADA), agree(BEN))).toMatchObject({
      phase: 'verdictVote',
      outcome: 'agreed',
    });
    const next = Array.from({ length: 5 }, () => ({ type: 'nextStep' as const, by: CLEO }));
    expect(play(watched(), ...next)).toMatchObject({ phase: 'verdictVote', outcome: 'completed' });
    expect(play(watched(), ...next, wait(MINUTE_MS), 'deadline')).toMatchObject({
      phase: 'debrief',
      outcome: 'completed',
    });
  });

  it('ends with its minute, not one millisecond early, or at the host’s wish', () => {
    const vote = play(watched(), end(CLEO));
    const advance: UnaimedCommand = { type: 'advance', by: 'clock', stepSeq: deadlineOf(vote)!.stepSeq };
    expect(ask(vote, advance, MINUTE_MS - 1)).toBe('step-still-running');
    expect(ask(vote, advance, MINUTE_MS)).toBe('ended');
    expect(ask(vote, { type: 'nextStep', by: CLEO })).toBe('ended');
  });

  it('is part of the steps where the format says so, and is held all the same after an early end', () => {
    const oxford = play(aDebate({ phase: 'live', hostId: CLEO, format: OXFORD }), watch(DARA));
    const early = play(oxford, end(CLEO));
    expect(early).toMatchObject({ phase: 'verdictVote', outcome: 'endedByHost' });
    expect(deadlineOf(early)?.endsAtMs).toBe(early.atMs + 2 * MINUTE_MS);
    const next = OXFORD.steps.map(() => ({ type: 'nextStep' as const, by: CLEO }));
    expect(play(oxford, ...next)).toMatchObject({ phase: 'debrief', outcome: 'completed' });
  });

  it('has a day by correspondence', () => {
    const slow = aDebate({ phase: 'verdictVote', format: withPace(QUICK_CLASH, 'correspondence') });
    expect(deadlineOf(slow)?.endsAtMs).toBe(slow.atMs + 24 * 60 * MINUTE_MS);
  });

  it('is not held if the debaters gave up', () => {
    const left = play(watched(), { type: 'leave', by: BEN });
    expect(ask(left, end(ADA))).toBe('abandoned');
  });
});

describe('the first watcher', () => {
  it('gives the debate an audience; later watchers change nothing', () => {
    expect(ask(live(), watch(DARA))).toBe('watched');
    expect(ask(watched(), watch('emil'))).toBe('already-so');
    expect([live().hasAudience, watched().hasAudience]).toEqual([false, true]);
  });

  it('is not a debater, but may be a host without a seat', () => {
    expect(ask(live(), watch(ADA))).toBe('already-seated');
    expect(ask(live(), watch(CLEO))).toBe('watched');
  });

  it('comes too late for a finished debate: its log is closed', () => {
    for (const phase of ['debrief', 'archived', 'cancelled', 'abandoned'] as const) {
      expect(ask(aDebate({ phase }), watch(DARA))).toBe('wrong-phase');
    }
  });
});

describe('an empty room', () => {
  it('is called off before the debate has begun, and abandoned afterwards', () => {
    for (const phase of ['lobby', 'readyCheck', 'coinFlip', 'prep'] as const) {
      expect(play(aDebate({ phase }), sweep).phase).toBe('cancelled');
    }
    for (const phase of ['live', 'prepBank', 'paused'] as const) {
      expect(play(aDebate({ phase }), sweep)).toMatchObject({ phase: 'abandoned', by: 'clock' });
    }
  });

  it('keeps the result if the speeches are over, and changes nothing afterwards', () => {
    const vote = aDebate({ phase: 'verdictVote', hostId: CLEO });
    expect(play(vote, sweep)).toMatchObject({ outcome: 'endedByHost' });
    for (const phase of ['debrief', 'archived', 'cancelled', 'abandoned'] as const) {
      expect(ask(aDebate({ phase }), sweep)).toBe('wrong-phase');
    }
  });
});
