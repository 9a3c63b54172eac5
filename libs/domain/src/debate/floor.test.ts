import { describe, expect, it } from 'vitest';
import { ADA, aDebate, ask, BEN, CLEO, floorOf, NOON_MS, play, wait } from '../testing/index.ts';
import type { DebateCommand } from './commands.ts';
import { decide } from './debate-machine.ts';
import { QUICK_CLASH } from './formats/quick-clash.ts';
import { deadlineOf, floorHolders } from './state.ts';

const minutes = (count: number) => count * 60_000;
const seconds = (count: number) => count * 1_000;
const speak = (by: string, characters = 100): DebateCommand => ({
  type: 'speak',
  by,
  messageId: 'message-1',
  characters,
});
const advance = (stepSeq: number): DebateCommand => ({ type: 'advance', by: 'clock', stepSeq });
const yieldBy = (by: string): DebateCommand => ({ type: 'yield', by });

/** The cross-examination, where both debaters share the floor. */
const crossExamination = () => play(aDebate({ phase: 'live' }), yieldBy(ADA), yieldBy(BEN));
const lastStep = () => play(crossExamination(), yieldBy(ADA), yieldBy(BEN), yieldBy(ADA));

describe('the clock', () => {
  it('refuses to end the preparation one millisecond early', () => {
    const prep = aDebate({ phase: 'prep' });
    const { stepSeq } = deadlineOf(prep)!;
    expect(ask(prep, advance(stepSeq), minutes(2) - 1)).toBe('step-still-running');
    expect(ask(prep, advance(stepSeq), minutes(2))).toBe('stepStarted');
  });

  it('refuses to end a step one millisecond before its grace is over', () => {
    const live = aDebate({ phase: 'live' });
    const { stepSeq } = floorOf(live);
    expect(ask(live, advance(stepSeq), minutes(2) + seconds(15) - 1)).toBe('step-still-running');
    expect(ask(live, advance(stepSeq), minutes(2) + seconds(15))).toBe('stepEnded, stepStarted');
  });

  it('changes nothing when the task of an earlier step comes late or twice', () => {
    const live = aDebate({ phase: 'live' });
    const { stepSeq } = floorOf(live);
    const next = play(live, wait(minutes(2) + seconds(15)), advance(stepSeq));
    expect(ask(next, advance(stepSeq), minutes(60))).toBe('stale-step');
  });

  it('changes nothing when a task of a step that never was arrives', () => {
    expect(ask(aDebate({ phase: 'live' }), advance(999), minutes(60))).toBe('stale-step');
  });

  it('lets anybody ask for the next step once the deadline has passed, for the server decides by its own clock', () => {
    const live = aDebate({ phase: 'live' });
    const command = { type: 'advance' as const, by: CLEO, stepSeq: floorOf(live).stepSeq };
    expect(ask(live, command, minutes(3))).toBe('stepEnded, stepStarted');
  });

  it('starts a late next step at the moment it is asked, so that nobody loses time to a late task', () => {
    const live = aDebate({ phase: 'live' });
    const late = play(live, wait(minutes(10)), advance(floorOf(live).stepSeq));
    expect(floorOf(late)).toMatchObject({
      stepIndex: 1,
      startedAtMs: NOON_MS + minutes(10),
      endsAtMs: NOON_MS + minutes(12),
    });
  });

  it('holds a server clock that runs backwards at the last event', () => {
    const live = aDebate({ phase: 'live' });
    const decision = decide(live, speak(ADA), live.atMs - minutes(10));
    expect(decision).toMatchObject({ ok: true, value: [{ atMs: live.atMs }] });
  });

  it('ends the debate as completed after the last step', () => {
    const last = lastStep();
    expect(floorOf(last).stepIndex).toBe(QUICK_CLASH.steps.length - 1);
    const over = play(last, wait(minutes(2) + seconds(15)), advance(floorOf(last).stepSeq));
    expect(over).toMatchObject({ phase: 'debrief', outcome: 'completed', endedAtMs: over.atMs });
  });

  it('stands still while nobody may start: the lobby and the ready check have no deadline', () => {
    expect(deadlineOf(aDebate())).toBeUndefined();
    expect(deadlineOf(aDebate({ phase: 'readyCheck' }))).toBeUndefined();
    expect(deadlineOf(aDebate({ phase: 'paused' }))).toBeUndefined();
    expect(deadlineOf(aDebate({ phase: 'debrief' }))).toBeUndefined();
  });
});

describe('speaking', () => {
  it('belongs to who holds the floor', () => {
    const live = aDebate({ phase: 'live' });
    expect(floorHolders(live)).toEqual([ADA]);
    expect(ask(live, speak(ADA))).toBe('spoke');
    expect(ask(live, speak(BEN))).toBe('not-your-turn');
  });

  it('belongs to both in the cross-examination', () => {
    expect(floorHolders(crossExamination())).toEqual([ADA, BEN]);
    expect(ask(crossExamination(), speak(ADA))).toBe('spoke');
    expect(ask(crossExamination(), speak(BEN))).toBe('spoke');
  });

  it('is refused to the audience and to a host without a seat', () => {
    expect(ask(aDebate({ phase: 'live' }), speak(CLEO))).toBe('not-seated');
    expect(ask(aDebate({ phase: 'live', hostId: CLEO }), speak(CLEO))).toBe('not-seated');
  });

  it('still counts at the last millisecond of the grace, and no longer one after it', () => {
    const live = aDebate({ phase: 'live' });
    expect(ask(live, speak(ADA), minutes(2) + seconds(15))).toBe('spoke');
    expect(ask(live, speak(ADA), minutes(2) + seconds(15) + 1)).toBe('too-late');
  });

  it('fills the allowance of a step to the last character, and not one more', () => {
    const live = aDebate({ phase: 'live' });
    expect(ask(live, speak(ADA, 1_800))).toBe('spoke');
    expect(ask(live, speak(ADA, 1_801))).toBe('over-allowance');
    const half = play(live, speak(ADA, 1_000));
    expect(ask(half, speak(ADA, 800))).toBe('spoke');
    expect(ask(half, speak(ADA, 801))).toBe('over-allowance');
  });

  it('gives each of two speakers of one step an allowance of their own', () => {
    const spent = play(crossExamination(), speak(ADA, 3_600));
    expect(ask(spent, speak(ADA, 1))).toBe('over-allowance');
    expect(ask(spent, speak(BEN, 3_600))).toBe('spoke');
  });

  it('begins every step with a fresh allowance and keeps the sum of the debate', () => {
    const live = play(
      aDebate({ phase: 'live' }),
      speak(ADA, 1_800),
      yieldBy(ADA),
      yieldBy(BEN),
      speak(ADA, 5),
    );
    expect(floorOf(live).used).toEqual({ [ADA]: 5 });
    expect(live.spoken).toEqual({ [ADA]: 1_805 });
  });

  it.each([0, -1])('refuses a message of %i characters', (characters) => {
    expect(ask(aDebate({ phase: 'live' }), speak(ADA, characters))).toBe('empty-message');
  });

  it('counts a speaker whose uid is the name of something that every object has', () => {
    const seated = play(
      aDebate({ hostId: 'constructor' }),
      { type: 'takeSeat', by: 'constructor', seatId: 'for-1' },
      { type: 'takeSeat', by: '__proto__', seatId: 'against-1' },
    );
    const ready = (by: string): DebateCommand => ({ type: 'ready', by });
    const live = play(
      seated,
      ready('constructor'),
      ready('__proto__'),
      ready('constructor'),
      ready('__proto__'),
    );
    expect(ask(live, speak('constructor', 1_801))).toBe('over-allowance');
    const said = play(live, speak('constructor', 7), yieldBy('constructor'), speak('__proto__', 9));
    expect(Object.entries(said.spoken)).toEqual([
      ['constructor', 7],
      ['__proto__', 9],
    ]);
  });

  it('is refused to everybody while the debate is paused', () => {
    expect(ask(aDebate({ phase: 'paused' }), speak(ADA))).toBe('wrong-phase');
  });
});

describe('yielding', () => {
  it('hands the floor over at once where one person held it', () => {
    expect(ask(aDebate({ phase: 'live' }), yieldBy(ADA), seconds(30))).toBe(
      'yielded, stepEnded, stepStarted',
    );
  });

  it('ends a shared step only once both have yielded', () => {
    const one = play(crossExamination(), yieldBy(ADA));
    expect(floorOf(one)).toMatchObject({ stepIndex: 2, yielded: [ADA] });
    expect(ask(one, yieldBy(BEN))).toBe('yielded, stepEnded, stepStarted');
  });

  it('ends one’s own turn in a shared step: who has yielded speaks no more, the other one does', () => {
    const one = play(crossExamination(), yieldBy(ADA));
    expect(ask(one, speak(ADA))).toBe('not-your-turn');
    expect(ask(one, yieldBy(ADA))).toBe('already-yielded');
    expect(ask(one, speak(BEN))).toBe('spoke');
  });

  it('is not for who does not hold the floor', () => {
    expect(ask(aDebate({ phase: 'live' }), yieldBy(BEN))).toBe('not-your-turn');
    expect(ask(aDebate({ phase: 'live' }), yieldBy(CLEO))).toBe('not-seated');
  });

  it('completes the debate on the last step', () => {
    expect(ask(lastStep(), yieldBy(BEN))).toBe('yielded, stepEnded, ended');
    expect(play(lastStep(), yieldBy(BEN))).toMatchObject({ phase: 'debrief', outcome: 'completed' });
  });
});

describe('pausing', () => {
  it('keeps the time that was left, however long the pause', () => {
    const paused = play(aDebate({ phase: 'live' }), wait(seconds(45)), { type: 'pause', by: ADA });
    expect(paused).toMatchObject({ phase: 'paused', remainingMs: seconds(75) });
    const resumed = play(paused, wait(minutes(30)), { type: 'resume', by: ADA });
    expect(floorOf(resumed).endsAtMs).toBe(resumed.atMs + seconds(75));
  });

  it('keeps what was said and who yielded in the step', () => {
    const one = play(crossExamination(), speak(BEN, 42), yieldBy(ADA));
    const resumed = play(one, { type: 'pause', by: ADA }, wait(minutes(1)), { type: 'resume', by: ADA });
    expect(floorOf(resumed)).toMatchObject({ stepIndex: 2, used: { [BEN]: 42 }, yielded: [ADA] });
  });

  it('makes the task of the old deadline stale', () => {
    const live = aDebate({ phase: 'live' });
    const { stepSeq } = floorOf(live);
    const paused = play(live, wait(seconds(45)), { type: 'pause', by: ADA });
    expect(ask(paused, advance(stepSeq), minutes(60))).toBe('stale-step');
    const resumed = play(paused, { type: 'resume', by: ADA });
    expect(ask(resumed, advance(stepSeq), minutes(60))).toBe('stale-step');
    expect(floorOf(resumed).stepSeq).toBe(resumed.seq);
    expect(ask(resumed, advance(resumed.seq), minutes(60))).toBe('stepEnded, stepStarted');
  });

  it('in the grace leaves no speaking time, only a new grace', () => {
    const paused = play(aDebate({ phase: 'live' }), wait(minutes(2) + seconds(5)), {
      type: 'pause',
      by: ADA,
    });
    expect(paused).toMatchObject({ remainingMs: 0 });
    const resumed = play(paused, { type: 'resume', by: ADA });
    expect(floorOf(resumed).endsAtMs).toBe(resumed.atMs);
    expect(ask(resumed, speak(ADA), seconds(15))).toBe('spoke');
    expect(ask(resumed, speak(ADA), seconds(15) + 1)).toBe('too-late');
  });

  it('and resuming are the host’s alone, who needs no seat for it', () => {
    expect(ask(aDebate({ phase: 'live' }), { type: 'pause', by: BEN })).toBe('not-the-host');
    expect(ask(aDebate({ phase: 'paused' }), { type: 'resume', by: BEN })).toBe('not-the-host');
    expect(ask(aDebate({ phase: 'live', hostId: CLEO }), { type: 'pause', by: CLEO })).toBe('paused');
    expect(ask(aDebate({ phase: 'paused', hostId: CLEO }), { type: 'resume', by: CLEO })).toBe('resumed');
  });
});
