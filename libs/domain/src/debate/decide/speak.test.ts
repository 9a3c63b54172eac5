import { describe, expect, it } from 'vitest';
import { ADA, aDebate, ask, BEN, CLEO, floorOf, play, wait } from '../../testing/index.ts';
import type { UnaimedCommand } from '../meant-step.ts';
import { LINCOLN_DOUGLAS } from '../formats/lincoln-douglas.ts';
import { OXFORD } from '../formats/oxford.ts';
import { PUBLIC_FORUM } from '../formats/public-forum.ts';
import { QUICK_CLASH } from '../formats/quick-clash.ts';
import { withPace } from '../format.ts';
import { floorHolders } from '../state.ts';

const minutes = (count: number) => count * 60_000;
const seconds = (count: number) => count * 1_000;
const speak = (by: string, characters = 100): UnaimedCommand => ({
  type: 'speak',
  by,
  messageId: 'message-1',
  characters,
});
const yieldBy = (by: string): UnaimedCommand => ({ type: 'yield', by });

const live = (hostId = ADA) => aDebate({ phase: 'live', hostId });
/** The cross-examination, where both debaters share the floor. */
const crossExamination = () => play(live(), yieldBy(ADA), yieldBy(BEN));
const lastStep = () => play(crossExamination(), yieldBy(ADA), yieldBy(BEN), yieldBy(ADA));

describe('speaking', () => {
  it('belongs to the people who hold the floor', () => {
    expect(floorHolders(live())).toEqual([ADA]);
    expect(ask(live(), speak(ADA))).toBe('spoke');
    expect(ask(live(), speak(BEN))).toBe('not-your-turn');
  });

  it('belongs to both in the cross-examination', () => {
    expect(floorHolders(crossExamination())).toEqual([ADA, BEN]);
    expect(ask(crossExamination(), speak(ADA))).toBe('spoke');
    expect(ask(crossExamination(), speak(BEN))).toBe('spoke');
  });

  it('belongs to the two speakers of a crossfire, not to their partners', () => {
    const crossfire = play(
      aDebate({ phase: 'live', hostId: CLEO, format: PUBLIC_FORUM }),
      yieldBy(ADA),
      yieldBy(BEN),
    );
    expect(ask(crossfire, speak(ADA))).toBe('spoke');
    expect(ask(crossfire, speak(BEN))).toBe('spoke');
    expect(ask(crossfire, speak('for-2'))).toBe('not-your-turn');
  });

  it('belongs to nobody while the audience votes, and to every debater in a discussion', () => {
    const vote = aDebate({ phase: 'live', hostId: CLEO, format: OXFORD });
    expect(floorHolders(vote)).toEqual([]);
    expect(ask(vote, speak(ADA))).toBe('not-your-turn');
    const next: UnaimedCommand = { type: 'nextStep', by: CLEO };
    const discussion = play(vote, next, next, next, next, next);
    for (const by of [ADA, BEN, 'for-2', 'against-2']) expect(ask(discussion, speak(by))).toBe('spoke');
  });

  it('is refused to the audience and to a host without a seat', () => {
    expect(ask(live(), speak(CLEO))).toBe('not-seated');
    expect(ask(live(CLEO), speak(CLEO))).toBe('not-seated');
  });

  it('counts after the grace if the words had arrived in it, and not if they arrived one millisecond late', () => {
    const graceEndsMs = minutes(2) + seconds(15);
    const startedAtMs = live().atMs;
    const draft = (afterMs: number) => ({ ...speak(ADA), arrivedAtMs: startedAtMs + afterMs });
    expect(ask(live(), draft(graceEndsMs), graceEndsMs + seconds(40))).toBe('spoke');
    expect(ask(live(), draft(graceEndsMs + 1), graceEndsMs + seconds(40))).toBe('too-late');
    expect(ask(live(), { ...draft(0), by: BEN })).toBe('not-your-turn');
  });

  it('still counts at the last millisecond of the grace, and no longer one after it', () => {
    expect(ask(live(), speak(ADA), minutes(2) + seconds(15))).toBe('spoke');
    expect(ask(live(), speak(ADA), minutes(2) + seconds(15) + 1)).toBe('too-late');
  });

  it('by correspondence counts for a day, with the allowance of a letter', () => {
    const slow = aDebate({ phase: 'live', format: withPace(QUICK_CLASH, 'correspondence') });
    expect(ask(slow, speak(ADA, 6_000), minutes(24 * 60))).toBe('spoke');
    expect(ask(slow, speak(ADA, 6_001))).toBe('over-allowance');
  });

  it('fills the allowance of a step to the last character, and no further', () => {
    expect(ask(live(), speak(ADA, 1_800))).toBe('spoke');
    expect(ask(live(), speak(ADA, 1_801))).toBe('over-allowance');
    const half = play(live(), speak(ADA, 1_000));
    expect(ask(half, speak(ADA, 800))).toBe('spoke');
    expect(ask(half, speak(ADA, 801))).toBe('over-allowance');
  });

  it('gives each of two speakers in one step their own allowance', () => {
    const spent = play(crossExamination(), speak(ADA, 3_600));
    expect(ask(spent, speak(ADA, 1))).toBe('over-allowance');
    expect(ask(spent, speak(BEN, 3_600))).toBe('spoke');
  });

  it('starts every step with a fresh allowance and keeps the total of the debate', () => {
    const third = play(live(), speak(ADA, 1_800), yieldBy(ADA), yieldBy(BEN), speak(ADA, 5));
    expect(floorOf(third).used).toEqual({ [ADA]: 5 });
    expect(third.spoken).toEqual({ [ADA]: 1_805 });
  });

  it.each([0, -1])('refuses a message of %i characters', (characters) => {
    expect(ask(live(), speak(ADA, characters))).toBe('empty-message');
  });

  it('is refused to a muted person for a minute, not one millisecond longer', () => {
    const muted = play(live(CLEO), { type: 'mute', by: CLEO, uid: ADA });
    expect(ask(muted, speak(ADA), minutes(1) - 1)).toBe('muted');
    expect(ask(muted, speak(ADA), minutes(1))).toBe('spoke');
  });

  it('is refused to everybody while the debate is paused, and while a side prepares', () => {
    expect(ask(aDebate({ phase: 'paused' }), speak(ADA))).toBe('wrong-phase');
    const prep = aDebate({ phase: 'prepBank', format: LINCOLN_DOUGLAS });
    expect(ask(prep, speak(ADA))).toBe('wrong-phase');
  });

  it('counts a speaker whose uid is also a property name that every object has', () => {
    const people = ['constructor', '__proto__'];
    const ready = people.map((by) => ({ type: 'ready' as const, by }));
    const began = play(
      aDebate({ hostId: 'constructor' }),
      { type: 'takeSeat', by: 'constructor', seatId: 'for-1' },
      { type: 'takeSeat', by: '__proto__', seatId: 'against-1' },
      ...ready,
      ...ready,
    );
    expect(ask(began, speak('constructor', 1_801))).toBe('over-allowance');
    const said = play(began, speak('constructor', 7), yieldBy('constructor'), speak('__proto__', 9));
    expect(Object.entries(said.spoken)).toEqual([
      ['constructor', 7],
      ['__proto__', 9],
    ]);
  });
});

describe('yielding', () => {
  it('hands the floor over at once if one person held it', () => {
    expect(ask(live(), yieldBy(ADA), seconds(30))).toBe('yielded, stepEnded, stepStarted');
  });

  it('ends a shared step only once both have yielded', () => {
    const one = play(crossExamination(), yieldBy(ADA));
    expect(floorOf(one)).toMatchObject({ stepIndex: 2, yielded: [ADA] });
    expect(ask(one, yieldBy(BEN))).toBe('yielded, stepEnded, stepStarted');
  });

  it('ends only one’s own turn in a shared step: the other person may still speak', () => {
    const one = play(crossExamination(), yieldBy(ADA));
    expect(ask(one, speak(ADA))).toBe('not-your-turn');
    expect(ask(one, yieldBy(ADA))).toBe('already-yielded');
    expect(ask(one, speak(BEN))).toBe('spoke');
  });

  it('is not for a person who does not hold the floor', () => {
    expect(ask(live(), yieldBy(BEN))).toBe('not-your-turn');
    expect(ask(live(), yieldBy(CLEO))).toBe('not-seated');
  });

  it('on the last step completes the debate', () => {
    expect(ask(lastStep(), yieldBy(BEN))).toBe('yielded, stepEnded, ended');
    expect(play(lastStep(), yieldBy(BEN))).toMatchObject({ phase: 'debrief', outcome: 'completed' });
  });

  it('does not need people who have left: the others end a shared step without them', () => {
    const shared = play(aDebate({ phase: 'live', hostId: CLEO }), yieldBy(ADA), yieldBy(BEN));
    const alone = play(shared, { type: 'leave', by: BEN }, { type: 'resume', by: CLEO });
    expect(ask(alone, yieldBy(ADA))).toBe('yielded, stepEnded, stepStarted');
  });
});

describe('the benches after a debater left', () => {
  it('are skipped: a step without any speaker does not begin', () => {
    const gone = play(
      live(CLEO),
      { type: 'leave', by: BEN },
      { type: 'resume', by: CLEO },
      wait(5),
      yieldBy(ADA),
    );
    expect(floorOf(gone).stepIndex).toBe(2);
  });
});
