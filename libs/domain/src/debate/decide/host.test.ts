import { describe, expect, it } from 'vitest';
import { ADA, aDebate, ask, BEN, CLEO, DARA, floorOf, play, wait } from '../../testing/index.ts';
import type { UnaimedCommand } from '../meant-step.ts';
import { deadlinesOf, isMuted, seatTakenBy } from '../state.ts';

const minutes = (count: number) => count * 60_000;
const seconds = (count: number) => count * 1_000;
const PAUSE: UnaimedCommand = { type: 'pause', by: CLEO };
const RESUME: UnaimedCommand = { type: 'resume', by: CLEO };
const mute = (uid: string, by = CLEO): UnaimedCommand => ({ type: 'mute', by, uid, cameIn: true });
const remove = (uid: string, by = CLEO): UnaimedCommand => ({ type: 'remove', by, uid, cameIn: true });
const advance = (stepSeq: number): UnaimedCommand => ({ type: 'advance', by: 'clock', stepSeq });
const speak = (by: string, characters = 42): UnaimedCommand => ({
  type: 'speak',
  by,
  messageId: 'message-1',
  characters,
});
const yieldBy = (by: string): UnaimedCommand => ({ type: 'yield', by });

/** Cleo hosts without a seat. */
const live = () => aDebate({ phase: 'live', hostId: CLEO });
const crossExamination = () => play(live(), yieldBy(ADA), yieldBy(BEN));

describe('pausing', () => {
  it('keeps the remaining time, however long the pause', () => {
    const paused = play(live(), wait(seconds(45)), PAUSE);
    expect(paused).toMatchObject({ phase: 'paused', reason: 'host', remainingMs: seconds(75) });
    const resumed = play(paused, wait(minutes(30)), RESUME);
    expect(floorOf(resumed).endsAtMs).toBe(resumed.atMs + seconds(75));
  });

  it('keeps the posted words and the yields of the step', () => {
    const resumed = play(crossExamination(), speak(BEN), yieldBy(ADA), PAUSE, wait(minutes(1)), RESUME);
    expect(floorOf(resumed)).toMatchObject({ stepIndex: 2, used: { [BEN]: 42 }, yielded: [ADA] });
  });

  it('makes the task of the old deadline stale', () => {
    const { stepSeq } = floorOf(live());
    const paused = play(live(), wait(seconds(45)), PAUSE);
    expect(ask(paused, advance(stepSeq), minutes(60))).toBe('stale-step');
    const resumed = play(paused, RESUME);
    expect(ask(resumed, advance(stepSeq), minutes(60))).toBe('stale-step');
    expect(floorOf(resumed).stepSeq).toBe(resumed.seq);
    expect(ask(resumed, advance(resumed.seq), minutes(60))).toBe('stepEnded, stepStarted');
  });

  it('in the grace leaves no speaking time, only a new grace', () => {
    const paused = play(live(), wait(minutes(2) + seconds(5)), PAUSE);
    expect(paused).toMatchObject({ remainingMs: 0 });
    const resumed = play(paused, RESUME);
    expect(floorOf(resumed).endsAtMs).toBe(resumed.atMs);
    expect(ask(resumed, speak(ADA), seconds(15))).toBe('spoke');
    expect(ask(resumed, speak(ADA), seconds(15) + 1)).toBe('too-late');
  });

  it('and resuming are the host’s alone, who needs no seat for it', () => {
    const paused = aDebate({ phase: 'paused', hostId: CLEO });
    expect(ask(live(), { type: 'pause', by: BEN })).toBe('not-the-host');
    expect(ask(paused, { type: 'resume', by: BEN })).toBe('not-the-host');
    expect(ask(live(), PAUSE)).toBe('paused');
    expect(ask(paused, RESUME)).toBe('resumed');
  });

  it('needs a running step; resuming needs a paused one', () => {
    expect(ask(play(live(), PAUSE), PAUSE)).toBe('wrong-phase');
    expect(ask(live(), RESUME)).toBe('wrong-phase');
  });

  it('has no end of its own: it waits for the host', () => {
    expect(deadlinesOf(play(live(), PAUSE))).toEqual([]);
  });
});

describe('continuing without somebody who left', () => {
  it('leaves the speaker the time they had', () => {
    const gone = play(live(), wait(seconds(45)), { type: 'leave', by: BEN }, RESUME);
    expect(floorOf(gone)).toMatchObject({ stepIndex: 0, endsAtMs: gone.atMs + seconds(75) });
  });

  it('skips the step of an absent debater', () => {
    const left = play(live(), { type: 'leave', by: ADA });
    expect(ask(left, RESUME)).toBe('resumed, stepEnded, stepStarted');
    expect(floorOf(play(left, RESUME)).stepIndex).toBe(1);
  });

  it('skips a shared step in which all remaining debaters have yielded', () => {
    const left = play(crossExamination(), yieldBy(ADA), { type: 'leave', by: BEN });
    expect(floorOf(play(left, RESUME)).stepIndex).toBe(3);
  });

  it('completes the debate if nobody remains for the rest of it', () => {
    const lastStep = play(crossExamination(), yieldBy(ADA), yieldBy(BEN), yieldBy(ADA));
    expect(ask(play(lastStep, { type: 'leave', by: BEN }), RESUME)).toBe('resumed, stepEnded, ended');
  });
});

describe('muting', () => {
  it('keeps somebody silent for a minute, and shows until when', () => {
    const muted = play(live(), mute(ADA));
    expect(muted.mutedUntilMs).toEqual({ [ADA]: muted.atMs + minutes(1) });
    expect(isMuted(muted, ADA, muted.atMs + minutes(1) - 1)).toBe(true);
    expect(isMuted(muted, ADA, muted.atMs + minutes(1))).toBe(false);
    expect(isMuted(muted, BEN, muted.atMs)).toBe(false);
  });

  it('restarts its minute when it is repeated', () => {
    const again = play(live(), mute(ADA), wait(seconds(50)), mute(ADA));
    expect(ask(again, speak(ADA), seconds(59))).toBe('muted');
  });

  it('is the host’s, and applies to anybody but themselves, until the debate is over', () => {
    expect(ask(live(), mute(DARA))).toBe('muted');
    expect(ask(live(), mute(BEN, ADA))).toBe('not-the-host');
    expect(ask(live(), mute(CLEO))).toBe('cannot-be-self');
    expect(ask(aDebate({ phase: 'verdictVote', hostId: CLEO }), mute(DARA))).toBe('muted');
    expect(ask(aDebate({ phase: 'debrief', hostId: CLEO }), mute(DARA))).toBe('wrong-phase');
  });

  it('takes nobody’s floor or seat', () => {
    const muted = play(live(), mute(ADA));
    expect(ask(muted, yieldBy(ADA))).toBe('yielded, stepEnded, stepStarted');
    expect(seatTakenBy(muted, ADA)?.id).toBe('for-1');
  });
});

describe('removing', () => {
  it('frees a debater’s seat and waits for a substitute, who must be somebody else', () => {
    const removed = play(live(), wait(seconds(45)), remove(BEN));
    expect(removed).toMatchObject({
      phase: 'paused',
      reason: 'left',
      remainingMs: seconds(75),
      removed: [BEN],
    });
    expect(ask(removed, { type: 'takeSeat', by: BEN, seatId: 'against-1' })).toBe('removed');
    expect(ask(removed, { type: 'takeSeat', by: DARA, seatId: 'against-1' })).toBe('seatTaken, resumed');
  });

  it('before the start returns to the lobby', () => {
    expect(play(aDebate({ phase: 'prep', hostId: CLEO }), remove(BEN))).toMatchObject({
      phase: 'lobby',
      seats: { 'against-1': null },
    });
  });

  it('of the last debater abandons the debate', () => {
    const alone = play(live(), { type: 'leave', by: BEN });
    expect(ask(alone, remove(ADA))).toBe('removed, seatLeft, abandoned');
    expect(play(alone, remove(ADA))).toMatchObject({ phase: 'abandoned', by: ADA, seats: { 'for-1': null } });
  });

  it('is permanent: no seat, no hand, no word, no watching', () => {
    const removed = play(live(), remove(DARA));
    expect(removed.phase).toBe('live');
    expect(ask(removed, { type: 'raiseHand', by: DARA })).toBe('removed');
    expect(ask(removed, { type: 'watch', by: DARA })).toBe('removed');
    expect(ask(removed, { type: 'edit', by: DARA, messageId: 'message-1', saidAtMs: 0, delta: -1 })).toBe(
      'removed',
    );
    expect(ask(removed, remove(DARA))).toBe('already-so');
  });

  it('is the host’s, and applies to anybody but themselves', () => {
    expect(ask(live(), remove(BEN, ADA))).toBe('not-the-host');
    expect(ask(live(), remove(CLEO))).toBe('cannot-be-self');
  });

  it('leaves the benches alone once the speeches are over', () => {
    const vote = aDebate({ phase: 'verdictVote', hostId: CLEO });
    expect(ask(vote, remove(BEN))).toBe('wrong-phase');
    expect(ask(vote, remove(DARA))).toBe('removed');
    expect(ask(aDebate({ phase: 'debrief', hostId: CLEO }), remove(DARA))).toBe('wrong-phase');
  });
});

describe('pausing the AI', () => {
  const ai = (type: 'pauseModerator' | 'resumeModerator', by = CLEO): UnaimedCommand => ({ type, by });

  it('is the host’s, until the debate is over', () => {
    expect(play(live(), ai('pauseModerator'))).toMatchObject({ phase: 'live', moderatorPaused: true });
    expect(play(live(), ai('pauseModerator'), ai('resumeModerator')).moderatorPaused).toBe(false);
    expect(ask(live(), ai('pauseModerator', ADA))).toBe('not-the-host');
    expect(ask(aDebate({ phase: 'debrief', hostId: CLEO }), ai('pauseModerator'))).toBe('wrong-phase');
  });

  it('is done once', () => {
    expect(ask(live(), ai('resumeModerator'))).toBe('already-so');
    expect(ask(play(live(), ai('pauseModerator')), ai('pauseModerator'))).toBe('already-so');
  });
});
