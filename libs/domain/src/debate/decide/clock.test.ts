import { describe, expect, it } from 'vitest';
import { ADA, aDebate, ask, BEN, CLEO, floorOf, NOON_MS, play, wait } from '../../testing/index.ts';
import type { UnaimedCommand } from '../meant-step.ts';
import { decide } from '../debate-machine.ts';
import { OXFORD } from '../formats/oxford.ts';
import { QUICK_CLASH } from '../formats/quick-clash.ts';
import { withPace } from '../format.ts';
import { deadlineOf } from '../state.ts';

const minutes = (count: number) => count * 60_000;
const seconds = (count: number) => count * 1_000;
const days = (count: number) => count * 86_400_000;
const advance = (stepSeq: number): UnaimedCommand => ({ type: 'advance', by: 'clock', stepSeq });
const extend = (by = CLEO): UnaimedCommand => ({ type: 'extend', by });
const speak: UnaimedCommand = { type: 'speak', by: ADA, messageId: 'message-1', characters: 100 };

const live = () => aDebate({ phase: 'live', hostId: CLEO });
const lastStep = () =>
  play(
    live(),
    ...Array.from({ length: QUICK_CLASH.steps.length - 1 }, () => ({ type: 'nextStep' as const, by: CLEO })),
  );

describe('the clock', () => {
  it('refuses to end the preparation one millisecond early', () => {
    const prep = aDebate({ phase: 'prep' });
    const { stepSeq } = deadlineOf(prep)!;
    expect(ask(prep, advance(stepSeq), minutes(2) - 1)).toBe('step-still-running');
    expect(ask(prep, advance(stepSeq), minutes(2))).toBe('stepStarted');
  });

  it('refuses to end a step one millisecond before its grace is over', () => {
    const { stepSeq } = floorOf(live());
    expect(ask(live(), advance(stepSeq), minutes(2) + seconds(15) - 1)).toBe('step-still-running');
    expect(ask(live(), advance(stepSeq), minutes(2) + seconds(15))).toBe('stepEnded, stepStarted');
  });

  it('gives a vote no grace: there is no sentence to finish', () => {
    const vote = aDebate({ phase: 'live', format: OXFORD });
    expect(ask(vote, advance(floorOf(vote).stepSeq), minutes(2) - 1)).toBe('step-still-running');
    expect(ask(vote, advance(floorOf(vote).stepSeq), minutes(2))).toBe('stepEnded, stepStarted');
  });

  it('ignores a late or repeated task of an earlier step', () => {
    const { stepSeq } = floorOf(live());
    const next = play(live(), wait(minutes(2) + seconds(15)), advance(stepSeq));
    expect(ask(next, advance(stepSeq), minutes(60))).toBe('stale-step');
  });

  it('ignores a task of a step that never existed', () => {
    expect(ask(live(), advance(999), minutes(60))).toBe('stale-step');
  });

  it('lets anybody request the next step after the deadline, because the server decides by its own clock', () => {
    const command: UnaimedCommand = { type: 'advance', by: 'fay', stepSeq: floorOf(live()).stepSeq };
    expect(ask(live(), command, minutes(3))).toBe('stepEnded, stepStarted');
  });

  it('starts a late next step when it is requested, so that nobody loses time to a late task', () => {
    const late = play(live(), wait(minutes(10)), advance(floorOf(live()).stepSeq));
    expect(floorOf(late)).toMatchObject({
      stepIndex: 1,
      startedAtMs: NOON_MS + minutes(10),
      endsAtMs: NOON_MS + minutes(12),
    });
  });

  it('holds a server clock that runs backwards at the last event', () => {
    expect(decide(live(), speak, NOON_MS - minutes(10))).toMatchObject({
      ok: true,
      value: [{ atMs: NOON_MS }],
    });
  });

  it('ends the debate as completed after the last step', () => {
    const over = play(lastStep(), wait(minutes(2) + seconds(15)), 'deadline');
    expect(over).toMatchObject({ phase: 'debrief', outcome: 'completed', endedAtMs: over.atMs });
  });

  it('archives a debate a week after its end, not one millisecond earlier', () => {
    const debrief = aDebate({ phase: 'debrief' });
    const { stepSeq } = deadlineOf(debrief)!;
    expect(ask(debrief, advance(stepSeq), days(7) - 1)).toBe('step-still-running');
    expect(ask(debrief, advance(stepSeq), days(7))).toBe('archived');
    expect(ask(aDebate({ phase: 'archived' }), advance(stepSeq), days(30))).toBe('stale-step');
  });

  it('stops while people decide: the lobby, ready check, pause and finished debates have no deadline', () => {
    for (const phase of ['lobby', 'readyCheck', 'paused', 'archived', 'cancelled', 'abandoned'] as const) {
      expect(deadlineOf(aDebate({ phase, hostId: CLEO }))).toBeUndefined();
    }
  });

  it('gives each step of a correspondence debate a day, and the same grace', () => {
    const slow = aDebate({ phase: 'live', format: withPace(QUICK_CLASH, 'correspondence') });
    const { stepSeq } = floorOf(slow);
    expect(ask(slow, advance(stepSeq), days(1) + seconds(15) - 1)).toBe('step-still-running');
    expect(ask(slow, advance(stepSeq), days(1) + seconds(15))).toBe('stepEnded, stepStarted');
    expect(floorOf(play(slow, { type: 'yield', by: ADA })).endsAtMs).toBe(NOON_MS + days(1));
  });
});

describe('the next step', () => {
  it('comes early only if the host wants it', () => {
    expect(ask(live(), { type: 'nextStep', by: CLEO })).toBe('stepEnded, stepStarted');
    expect(ask(live(), { type: 'nextStep', by: ADA })).toBe('not-the-host');
    expect(ask(lastStep(), { type: 'nextStep', by: CLEO })).toBe('stepEnded, ended');
  });

  it('ends the preparation and the last vote too, but not a pause or somebody’s prep bank', () => {
    const next: UnaimedCommand = { type: 'nextStep', by: CLEO };
    expect(ask(aDebate({ phase: 'prep', hostId: CLEO }), next)).toBe('stepStarted');
    expect(ask(aDebate({ phase: 'verdictVote', hostId: CLEO }), next)).toBe('ended');
    expect(ask(aDebate({ phase: 'paused', hostId: CLEO }), next)).toBe('wrong-phase');
    expect(ask(aDebate({ phase: 'prepBank', hostId: CLEO }), next)).toBe('wrong-phase');
  });
});

describe('extending a step', () => {
  it('adds a minute under a new number, and the old task is stale', () => {
    const longer = play(live(), wait(seconds(30)), extend());
    expect(floorOf(longer)).toMatchObject({ endsAtMs: NOON_MS + minutes(3), stepSeq: longer.seq });
    expect(ask(longer, advance(floorOf(live()).stepSeq), minutes(60))).toBe('stale-step');
    expect(ask(longer, advance(longer.seq), minutes(60))).toBe('stepEnded, stepStarted');
  });

  it('in the grace gives a full minute from then on', () => {
    const longer = play(live(), wait(minutes(2) + seconds(10)), extend());
    expect(floorOf(longer).endsAtMs).toBe(longer.atMs + minutes(1));
  });

  it('is the host’s, while a step runs', () => {
    expect(ask(live(), extend(ADA))).toBe('not-the-host');
    expect(ask(aDebate({ phase: 'paused', hostId: CLEO }), extend())).toBe('wrong-phase');
    expect(ask(aDebate({ phase: 'prep', hostId: CLEO }), extend())).toBe('wrong-phase');
  });

  it('is possible ten times per step, and again in the next', () => {
    const nine = play(live(), ...Array.from({ length: 9 }, () => extend()));
    expect(ask(nine, extend())).toBe('extended');
    const ten = play(nine, extend());
    expect(ask(ten, extend())).toBe('nothing-to-extend');
    expect(ask(play(ten, { type: 'nextStep', by: CLEO }), extend())).toBe('extended');
  });

  it('does not change the character allowance', () => {
    const longer = play(live(), extend());
    expect(ask(longer, { ...speak, characters: 1_800 })).toBe('spoke');
    expect(ask(longer, { ...speak, characters: 1_801 })).toBe('over-allowance');
  });

  it('keeps a proposed end and the posted words', () => {
    const longer = play(live(), speak, { type: 'proposeEnd', by: BEN }, extend());
    expect(longer.asked).toMatchObject({ by: BEN });
    expect(floorOf(longer).used).toEqual({ [ADA]: 100 });
  });
});
