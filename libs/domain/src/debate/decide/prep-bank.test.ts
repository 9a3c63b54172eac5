import { describe, expect, it } from 'vitest';
import { ADA, aDebate, ask, BEN, CLEO, floorOf, play, wait } from '../../testing/index.ts';
import type { UnaimedCommand } from '../meant-step.ts';
import { LINCOLN_DOUGLAS } from '../formats/lincoln-douglas.ts';
import { POLICY } from '../formats/policy.ts';
import { withPace } from '../format.ts';
import { deadlineOf } from '../state.ts';

const seconds = (count: number) => count * 1_000;
const takePrep = (by: string): UnaimedCommand => ({ type: 'takePrep', by });
const endPrep = (by: string): UnaimedCommand => ({ type: 'endPrep', by });
const speak = (by: string): UnaimedCommand => ({ type: 'speak', by, messageId: 'message-1', characters: 5 });

/** The affirmative constructive, six minutes long, each side with four minutes in its bank. */
const live = () => aDebate({ phase: 'live', hostId: CLEO, format: LINCOLN_DOUGLAS });
const preparing = () => play(live(), wait(seconds(20)), takePrep(ADA));

describe('the prep bank', () => {
  it('holds the format’s seconds for each side', () => {
    expect(live().banks).toEqual({ for: seconds(240), against: seconds(240) });
    expect(aDebate({ phase: 'live' }).banks).toEqual({ for: 0, against: 0 });
  });

  it('stops the clock of one’s own speech while it lasts', () => {
    const prep = preparing();
    expect(prep).toMatchObject({ phase: 'prepBank', side: 'for', remainingMs: seconds(340) });
    expect(deadlineOf(prep)).toMatchObject({ endsAtMs: prep.atMs + seconds(240), stepSeq: prep.seq });
    expect(ask(prep, speak(ADA))).toBe('wrong-phase');
  });

  it('returns the speech with its remaining time, and keeps the unused part of the bank', () => {
    const back = play(preparing(), wait(seconds(100)), endPrep(ADA));
    expect(back).toMatchObject({ phase: 'live', banks: { for: seconds(140), against: seconds(240) } });
    expect(floorOf(back)).toMatchObject({ endsAtMs: back.atMs + seconds(340), stepSeq: back.seq });
  });

  it('makes the task of the stopped speech stale', () => {
    const { stepSeq } = floorOf(live());
    const advance: UnaimedCommand = { type: 'advance', by: 'clock', stepSeq };
    expect(ask(preparing(), advance, seconds(3_600))).toBe('stale-step');
    expect(ask(play(preparing(), endPrep(ADA)), advance, seconds(3_600))).toBe('stale-step');
  });

  it('can be drawn in parts, down to zero', () => {
    const part = play(preparing(), wait(seconds(200)), endPrep(ADA), takePrep(ADA));
    expect(part).toMatchObject({ endsAtMs: part.atMs + seconds(40) });
    const empty = play(part, wait(seconds(40)), 'deadline');
    expect(empty.banks.for).toBe(0);
    expect(ask(empty, takePrep(ADA))).toBe('no-prep-left');
  });

  it('ends by the clock, not one millisecond early, and a late clock takes no more than the bank held', () => {
    const prep = preparing();
    const advance: UnaimedCommand = { type: 'advance', by: 'clock', stepSeq: deadlineOf(prep)!.stepSeq };
    expect(ask(prep, advance, seconds(240) - 1)).toBe('step-still-running');
    const late = play(prep, wait(seconds(600)), advance);
    expect(late.banks.for).toBe(0);
    expect(floorOf(late).endsAtMs).toBe(late.atMs + seconds(340));
  });

  it('is for one’s own speech, before its first words and before its end', () => {
    expect(ask(live(), takePrep(ADA))).toBe('prepTaken');
    expect(ask(live(), takePrep(BEN))).toBe('prep-too-late');
    expect(ask(live(), takePrep(CLEO))).toBe('not-seated');
    expect(ask(play(live(), speak(ADA)), takePrep(ADA))).toBe('prep-too-late');
    expect(ask(live(), takePrep(ADA), seconds(360) - 1)).toBe('prepTaken');
    expect(ask(live(), takePrep(ADA), seconds(360))).toBe('prep-too-late');
  });

  it('is not for a step that both sides share', () => {
    const crossExamination = play(live(), { type: 'yield', by: ADA });
    expect(ask(crossExamination, takePrep(ADA))).toBe('prep-too-late');
    expect(ask(crossExamination, takePrep(BEN))).toBe('prep-too-late');
  });

  it('belongs to the side: any of its debaters can start and end it, nobody on the other side can', () => {
    const policy = aDebate({ phase: 'live', hostId: CLEO, format: POLICY });
    const prep = play(policy, takePrep('for-2'));
    expect(ask(prep, endPrep(ADA))).toBe('prepReturned');
    expect(ask(prep, endPrep(BEN))).toBe('not-your-turn');
    expect(ask(prep, endPrep(CLEO))).toBe('not-seated');
  });

  it('is given back when a debater leaves in the meantime, minus the used part', () => {
    const left = play(preparing(), wait(seconds(30)), { type: 'leave', by: BEN });
    expect(left).toMatchObject({ phase: 'paused', reason: 'left', remainingMs: seconds(340) });
    expect(left.banks).toEqual({ for: seconds(210), against: seconds(240) });
  });

  it('leaves the points of information of the speech unchanged', () => {
    const format = {
      ...LINCOLN_DOUGLAS,
      steps: LINCOLN_DOUGLAS.steps.map((step) => ({ ...step, poi: { fromSeconds: 60, toSeconds: 300 } })),
    };
    const offer: UnaimedCommand = { type: 'offerPoi', by: BEN };
    const back = play(
      aDebate({ phase: 'live', format }),
      wait(seconds(20)),
      takePrep(ADA),
      wait(seconds(90)),
      endPrep(ADA),
    );
    expect(ask(back, offer, seconds(40) - 1)).toBe('poi-closed');
    expect(ask(back, offer, seconds(40))).toBe('poiOffered');
  });

  it('does not exist by correspondence', () => {
    const format = withPace(LINCOLN_DOUGLAS, 'correspondence');
    expect(ask(aDebate({ phase: 'live', format }), takePrep(ADA))).toBe('no-prep-left');
  });
});
