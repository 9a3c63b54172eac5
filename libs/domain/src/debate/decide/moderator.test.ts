import { describe, expect, it } from 'vitest';
import { ADA, aDebate, ask, BEN, CLEO, floorOf, NOON_MS, play, wait } from '../../testing/index.ts';
import type { UnaimedCommand } from '../meant-step.ts';
import { OPEN_FLOOR } from '../formats/open-floor.ts';
import { BRITISH_PARLIAMENTARY } from '../formats/british-parliamentary.ts';
import { isPoiWindow } from '../state.ts';

const seconds = (count: number) => count * 1_000;
const restFor = (from: number, length = 60): UnaimedCommand => ({
  type: 'coolOff',
  by: 'moderator',
  untilMs: NOON_MS + seconds(from + length),
});
const words: UnaimedCommand = { type: 'speak', by: ADA, messageId: 'm1', characters: 10 };
const live = () => aDebate({ phase: 'live', hostId: CLEO });
const resting = () => play(live(), wait(seconds(20)), restFor(20));

describe('while the floor rests', () => {
  it('nobody speaks until the last millisecond; then the debater with the floor speaks', () => {
    expect(ask(resting(), words, seconds(60) - 1)).toBe('cooling-off');
    expect(ask(resting(), words, seconds(60))).toBe('spoke');
  });

  it('the step keeps its remaining time, under a new number', () => {
    const [before, after] = [floorOf(live()), floorOf(resting())];
    expect(after.endsAtMs).toBe(before.endsAtMs + seconds(60));
    expect(after.stepSeq).toBeGreaterThan(before.stepSeq);
    expect(after.coolUntilMs).toBe(NOON_MS + seconds(80));
  });

  it('the task of the old deadline changes nothing', () => {
    const { stepSeq } = floorOf(live());
    expect(ask(resting(), { type: 'advance', by: 'clock', stepSeq }, seconds(600))).toBe('stale-step');
  });

  it('the debater with the turn keeps the rest of it, and the words they have posted', () => {
    const before = play(
      aDebate({ phase: 'live', hostId: CLEO, format: OPEN_FLOOR }),
      { type: 'raiseHand', by: ADA },
      words,
      wait(seconds(20)),
    );
    const after = floorOf(play(before, wait(seconds(20)), restFor(20)));
    expect(after.turn?.uid).toBe(ADA);
    expect(after.turn?.endsAtMs).toBe((floorOf(before).turn?.endsAtMs ?? 0) + seconds(60));
    expect(after.used).toEqual({ [ADA]: 10 });
  });

  it('a point of information waits too, and none is offered', () => {
    const speech = aDebate({ phase: 'live', hostId: CLEO, format: BRITISH_PARLIAMENTARY });
    const offered = play(speech, wait(seconds(90)), { type: 'offerPoi', by: BEN });
    const rested = play(offered, restFor(90));
    expect(floorOf(rested).poi?.endsAtMs).toBe(NOON_MS + seconds(90 + 15 + 60));
    const open = play(speech, wait(seconds(90)), restFor(90));
    expect(isPoiWindow(open, NOON_MS + seconds(149))).toBe(false);
    expect(isPoiWindow(open, NOON_MS + seconds(150))).toBe(true);
  });

  it('a rest is never extended, and a rest in the past is refused', () => {
    expect(ask(resting(), restFor(60), seconds(10))).toBe('already-so');
    expect(ask(live(), restFor(0, 0))).toBe('already-so');
  });

  it('the host may still end the step: the next one has its own time', () => {
    const next = floorOf(play(resting(), { type: 'nextStep', by: CLEO }));
    expect(next.coolUntilMs).toBe(0);
  });
});

describe('in the grace of a step', () => {
  it('the floor rests for the same time, and the step still has its grace', () => {
    const late = play(live(), wait(seconds(125)), restFor(125));
    expect(floorOf(late).endsAtMs).toBe(NOON_MS + seconds(185));
  });

  it('nothing rests after the grace', () => {
    expect(ask(live(), restFor(136), seconds(136))).toBe('too-late');
  });
});

describe('a debate that the moderator stops', () => {
  const halted = () => play(live(), wait(seconds(20)), { type: 'halt', by: 'moderator' });

  it('waits for its host, with the remaining time', () => {
    expect(halted()).toMatchObject({ phase: 'paused', reason: 'moderator', remainingMs: seconds(100) });
    expect(ask(halted(), { type: 'resume', by: CLEO })).toBe('resumed');
    expect(ask(halted(), { type: 'resume', by: ADA })).toBe('not-the-host');
  });

  it('may be abandoned by its debaters if the host stays away, not a millisecond early', () => {
    expect(ask(halted(), { type: 'end', by: ADA }, seconds(300) - 1)).toBe('choice-too-early');
    expect(ask(halted(), { type: 'end', by: ADA }, seconds(300))).toBe('abandoned');
  });

  it('changes nothing in a paused debate', () => {
    expect(ask(halted(), { type: 'halt', by: 'moderator' })).toBe('wrong-phase');
  });
});
